"""The route `account` from every stack of view controllers up to a bound, for Hypothesis.

The same space, route and property as in `model.pml`, where they are described. Hypothesis stops before the time is up
only where it has tried everything, so a small bound is exhausted.

    python3 model.py TABS DEPTH MODALS SCREENS SECONDS

prints how many examples were run, how many different stacks they were, how many of these ended in each way, whether all
stacks were tried, the seconds of processor time and the resident kilobytes at the most.
"""

import resource
import sys
import time

from hypothesis import HealthCheck, Phase, given, settings, strategies

ACCOUNT, REFUSES = 0, 1
REACHED, PUSHED, BLOCKED, NOTHING = range(4)


def stacks(tabs, depth, modals, screens):
    """Every stack of the bound. A layer is (selected or None, items), an item (is navigation, screens, bottom first)."""
    screen = strategies.integers(0, screens - 1)
    bare = screen.map(lambda only: (False, (only,)))
    navigation = strategies.lists(screen, min_size=1, max_size=depth).map(lambda row: (True, tuple(row)))
    item = bare | navigation

    def tab_bar(count):
        return strategies.tuples(strategies.integers(0, count - 1), strategies.tuples(*[item] * count))

    layer = item.map(lambda only: (None, (only,)))
    for count in range(1, tabs + 1):
        layer |= tab_bar(count)
    return strategies.lists(layer, min_size=1, max_size=modals + 1).map(tuple)


def in_search_order(layer):
    """The places of a layer's items: the selected one, then the others from left to right."""
    selected, items = layer
    first = selected or 0
    return [first] + [place for place in range(len(items)) if place != first]


def find(stack):
    """Where Account stands first, or else the first navigation controller: (outcome, layer, item, screen)."""
    layers = range(len(stack) - 1, -1, -1)
    for level in layers:
        for place in in_search_order(stack[level]):
            row = stack[level][1][place][1]
            for position in range(len(row) - 1, -1, -1):
                if row[position] == ACCOUNT:
                    return REACHED, level, place, position
    for level in layers:
        for place in in_search_order(stack[level]):
            is_navigation, row = stack[level][1][place]
            if is_navigation:
                return PUSHED, level, place, len(row) - 1
    return NOTHING, None, None, None


def perform(stack):
    """The outcome of the route, and the stack afterwards."""
    outcome, level, place, position = find(stack)
    if outcome == NOTHING:
        return NOTHING, stack
    selected, items = stack[level]
    is_navigation, row = items[place]
    leaving = list(row[position + 1 :])
    for _, over in stack[level + 1 :]:
        for _, inside in over:
            leaving.extend(inside)
    if REFUSES in leaving:
        return BLOCKED, stack
    row = row[: position + 1] + ((ACCOUNT,) if outcome == PUSHED else ())
    items = items[:place] + ((is_navigation, row),) + items[place + 1 :]
    return outcome, stack[:level] + ((None if selected is None else place, items),)


def check(bounds, seconds):
    """Runs examples until the time is up or none is left."""
    outcomes = {}
    examples = 0

    class TimeIsUp(BaseException):
        pass

    @settings(
        max_examples=10**9, database=None, deadline=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(stacks(*bounds))
    def property_holds(stack):
        nonlocal examples
        if time.process_time() > seconds:
            raise TimeIsUp
        examples += 1
        outcome, after = perform(stack)
        outcomes[stack] = outcome
        if outcome in (REACHED, PUSHED):
            selected, items = after[-1]
            assert items[selected or 0][1][-1] == ACCOUNT
        else:
            assert after == stack

    is_whole = True
    try:
        property_holds()
    except TimeIsUp:
        is_whole = False
    return examples, outcomes, is_whole


def main():
    *bounds, seconds = map(int, sys.argv[1:])
    examples, outcomes, is_whole = check(bounds, seconds)
    ends = [sum(1 for outcome in outcomes.values() if outcome == wanted) for wanted in range(4)]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(examples, len(outcomes), *ends, "all" if is_whole else "some", f"{time.process_time():.3f}", peak)


if __name__ == "__main__":
    main()
