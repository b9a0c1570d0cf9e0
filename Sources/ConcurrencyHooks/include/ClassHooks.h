#ifndef CLASSHOOKS_H
#define CLASSHOOKS_H

/// Makes a cell of a class that derives from `UITableViewCell`, by the initialiser for a style, which the class may override.
///
/// Swift makes no object of a class that it does not know unless every subclass has the initialiser. What is called here is
/// the entry of a convenience initialiser, which calls the initialiser that the class has, as it does for a known class.
void *_Nullable ClassHooksMakeTableCell(void *_Nonnull type);

/// Makes a view of a class that derives from `UITableViewHeaderFooterView`, by the initialiser for a name.
void *_Nullable ClassHooksMakeHeader(void *_Nonnull type);

/// Makes a view of a class that derives from `UICollectionReusableView`, by the initialiser for a frame.
void *_Nullable ClassHooksMakeCollectionView(void *_Nonnull type);

/// Makes a view of a class that derives from `UIView`, by the initialiser for a frame.
void *_Nullable ClassHooksMakeView(void *_Nonnull type);

#endif
