#!/usr/bin/env python3
"""Counts the orders of events of overlapping.pml, and in how many ways they end: no reduction can save more than that.

The first request takes steps of 7 ms, the second of 10 ms, a third of 13 ms; the others come at some moment while
something is under way, or after it.

    scripts/peers/orders.py
"""

NEVER = 1 << 30
TAKES = (7, 10, 13)


def followers(state):
    """What may come next: a step, or the next request."""
    now, due, left, come, stack = state
    pending = [request for request, time in enumerate(due) if time != NEVER]
    first = min(pending, key=lambda request: due[request], default=None)
    # What is overdue comes before all else; of the rest any may come first.
    may_come = [] if first is None else pending if due[first] > now else [first]
    result = []
    for request in may_come:
        time = max(now, due[request])
        rest = left[request] - 1
        below = stack[:-1] if stack and stack[-1] != request else stack
        result.append((
            time, replaced(due, request, time + TAKES[request] if rest else NEVER),
            replaced(left, request, rest), come, below + (request,)))
    if come + 1 < len(due):
        result.append((now, replaced(due, come + 1, now + TAKES[come + 1]), left, come + 1, stack))
    return result


def replaced(values, index, value):
    return values[:index] + (value,) + values[index + 1:]


def count(steps):
    """The orders of requests with so many steps each, and the stacks that stand in the end."""
    known, ends = {}, set()

    def orders(state):
        if state not in known:
            after = followers(state)
            if not after:
                ends.add(state[4])
            known[state] = sum(orders(next) for next in after) if after else 1
        return known[state]

    due = (TAKES[0],) + (NEVER,) * (len(steps) - 1)
    return orders((0, due, steps, 0, ())), len(ends)


for steps in [(2, 2), (3, 3), (4, 3), (5, 5), (2, 2, 2), (3, 3, 3), (4, 4, 4)]:
    orders, ends = count(steps)
    print(f"{steps}: {orders:,} orders, {ends} ends, {orders / ends:.1f} orders an end")
