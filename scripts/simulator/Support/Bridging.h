// The model's settings, which the tests share, are written for a module that has UIKit's names without an import.
#import <UIKit/UIKit.h>

#import "ExceptionRecord.h"
