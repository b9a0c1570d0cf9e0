#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Records the exceptions of UIKit before they reach Swift, whose frames an exception must not unwind.
@interface ExceptionRecord : NSObject

/// Puts a handler around each method of UIKit that the rules say raises. Once is enough.
+ (void)watch;

/// Forgets what was recorded.
+ (void)forget;

/// The reasons, in order.
+ (NSArray<NSString *> *)reasons;

/// Does something, and records what it raises.
+ (void)catch:(void (NS_NOESCAPE ^)(void))body;

@end

NS_ASSUME_NONNULL_END
