#!/usr/bin/env python3
"""Counts the orders of events of overlapping.pml, and in how many ways they end: no reduction can save more than that.

The first request takes steps of 7 ms, the second of 10 ms, a third of 13 ms; the others come at some moment while
something is under way, or after it. Then it counts those of tasks that work side by side while a request comes.

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


def count(followers, start):
    """The orders of what may follow, and how many of them have to be run where equal states are gone on from once."""
    known = {}

    def orders(state):
        if state not in known:
            after = followers(state)
            known[state] = sum(orders(next) for next in after) if after else 1
        return known[state]

    # Nothing goes back to a state but a run from the beginning: each way on but the first takes one of its own.
    all_orders = orders(start)
    return all_orders, 1 + sum(len(followers(state)) - 1 for state in known if followers(state)), known


def of_tasks(state):
    """What may come next where tasks work: each does some jobs outside the main actor and one on it; a request comes."""
    left, handed_over, done, has_come = state
    result = []
    for task, jobs in enumerate(left):
        if jobs:
            hands_over = (task,) if jobs == 1 else ()
            result.append((replaced(left, task, jobs - 1), handed_over + hands_over, done, has_come))
    if handed_over:
        result.append((left, handed_over[1:], done + handed_over[:1], has_come))
    if result and not has_come:
        result.append((left, handed_over, done + ("request",), True))
    return result


for steps in [(2, 2), (3, 3), (4, 3), (5, 5), (2, 2, 2), (3, 3, 3), (4, 4, 4)]:
    start = (0, (TAKES[0],) + (NEVER,) * (len(steps) - 1), steps, 0, ())
    orders, runs, known = count(followers, start)
    ends = {state[4] for state in known if not followers(state)}
    print(f"requests of {steps}: {orders:,} orders, {runs:,} with equal states taken together, {len(ends)} ends")
for tasks, jobs in [(2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (2, 3), (3, 3)]:
    orders, runs, _ = count(of_tasks, ((jobs,) * tasks, (), (), False))
    print(f"{tasks} tasks of {jobs} jobs: {orders:,} orders, {runs:,} with equal states taken together")
