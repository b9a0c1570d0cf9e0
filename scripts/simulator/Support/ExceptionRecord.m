#import "ExceptionRecord.h"

#import <objc/runtime.h>

static NSMutableArray<NSString *> *recorded;

static void note(NSException *exception) {
  [recorded addObject:exception.reason ?: exception.name];
}

/// Exchanges a method for a block that calls it; `make` is given what the method was.
static void wrap(Class type, NSString *name, id (^make)(IMP original, SEL selector)) {
  SEL selector = NSSelectorFromString(name);
  Method method = class_getInstanceMethod(type, selector);
  if (method == NULL) { return; }
  IMP original = method_getImplementation(method);
  IMP wrapped = imp_implementationWithBlock(make(original, selector));
  if (!class_addMethod(type, selector, wrapped, method_getTypeEncoding(method))) {
    method_setImplementation(method, wrapped);
  }
}

/// Methods that take one object.
static void wrapObject(Class type, NSString *name) {
  wrap(type, name, ^id(IMP original, SEL selector) {
    return ^(id receiver, id argument) {
      @try {
        ((void (*)(id, SEL, id))original)(receiver, selector, argument);
      } @catch (NSException *exception) { note(exception); }
    };
  });
}

/// Methods that take an object and whether to animate.
static void wrapAnimated(Class type, NSString *name) {
  wrap(type, name, ^id(IMP original, SEL selector) {
    return ^(id receiver, id argument, BOOL animated) {
      @try {
        ((void (*)(id, SEL, id, BOOL))original)(receiver, selector, argument, animated);
      } @catch (NSException *exception) { note(exception); }
    };
  });
}

@implementation ExceptionRecord

+ (void)watch {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    recorded = [NSMutableArray array];
    wrap(UIViewController.class, @"presentViewController:animated:completion:", ^id(IMP original, SEL selector) {
      return ^(id receiver, id presented, BOOL animated, id completion) {
        @try {
          ((void (*)(id, SEL, id, BOOL, id))original)(receiver, selector, presented, animated, completion);
        } @catch (NSException *exception) { note(exception); }
      };
    });
    wrap(UINavigationController.class, @"popToViewController:animated:", ^id(IMP original, SEL selector) {
      return ^id(id receiver, id target, BOOL animated) {
        @try {
          return ((id (*)(id, SEL, id, BOOL))original)(receiver, selector, target, animated);
        } @catch (NSException *exception) { note(exception); }
        return nil;
      };
    });
    wrap(
        UIViewController.class,
        @"transitionFromViewController:toViewController:duration:options:animations:completion:",
        ^id(IMP original, SEL selector) {
          return ^(id receiver, id from, id to, double duration, NSUInteger options, id animations, id completion) {
            @try {
              ((void (*)(id, SEL, id, id, double, NSUInteger, id, id))original)(
                  receiver, selector, from, to, duration, options, animations, completion);
            } @catch (NSException *exception) { note(exception); }
          };
        });
    wrapAnimated(UINavigationController.class, @"pushViewController:animated:");
    wrapAnimated(UINavigationController.class, @"setViewControllers:animated:");
    wrapObject(UINavigationController.class, @"setViewControllers:");
    wrapObject(UIViewController.class, @"addChildViewController:");
    wrapObject(UITabBarController.class, @"setSelectedViewController:");
    wrapObject(UITabBar.class, @"setItems:");
    wrapObject(UITabBar.class, @"setSelectedItem:");
    wrapObject(UIView.class, @"addSubview:");
    wrapObject(UISplitViewController.class, @"setViewControllers:");
  });
}

+ (void)forget {
  [recorded removeAllObjects];
}

+ (NSArray<NSString *> *)reasons {
  return recorded.copy ?: @[];
}

+ (void)catch:(void (NS_NOESCAPE ^)(void))body {
  @try {
    body();
  } @catch (NSException *exception) { note(exception); }
}

@end
