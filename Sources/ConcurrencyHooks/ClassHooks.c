#include "ClassHooks.h"

#include <stddef.h>

#ifdef __APPLE__
#define SYMBOL(name) __asm__("_" name)
#else
#define SYMBOL(name) __asm__(name)
#endif

/* The entries of initialisers that take nothing but the class; absent where that module is not linked. */
#define ENTRY(name, symbol) \
  extern __attribute__((swiftcall, weak)) void *name(__attribute__((swift_context)) void *type) SYMBOL(symbol)

ENTRY(makeTableCell, "$s13HeadlessUIKit15UITableViewCellC10registeredACyt_tcfC");
ENTRY(makeHeader, "$s13HeadlessUIKit023UITableViewHeaderFooterD0C10registeredACyt_tcfC");
ENTRY(makeView, "$s13HeadlessUIKit6UIViewCACycfC");
ENTRY(makeCollectionView, "$s13HeadlessUIKit24UICollectionReusableViewC10registeredACyt_tcfC");

void *ClassHooksMakeTableCell(void *type) { return makeTableCell == NULL ? NULL : makeTableCell(type); }

void *ClassHooksMakeView(void *type) { return makeView == NULL ? NULL : makeView(type); }

void *ClassHooksMakeHeader(void *type) { return makeHeader == NULL ? NULL : makeHeader(type); }

void *ClassHooksMakeCollectionView(void *type) {
  return makeCollectionView == NULL ? NULL : makeCollectionView(type);
}
