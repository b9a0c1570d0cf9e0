#!/usr/bin/env python3
"""Measures how many regions of a bound a smaller bound has decided already.

usage: measure-reuse.py SMALLER.jsonl LARGER.jsonl

Both are certificates of `routecheck check APP --route NAME --bound B --certificate FILE --jobs 0`, of the same route. A
region of the smaller bound can stand for stacks of the larger one, with the same verdict and no run, if the smaller
bound has not ended a row in it: then the larger one allows the same children and more, of which nobody asked. What is
printed is how many of the larger bound's regions that would spare, and how many it could be if all could be kept.
"""

import json
import sys


def read(path):
    """The bound, the parts and the regions' layers of a certificate."""
    bound, parts, regions = {}, [], []
    with open(path, encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if "certificate" in line:
                pairs = (pair.split("=") for pair in line["certificate"]["bound"].split(","))
                bound = {name: value for name, value in pairs}
            elif "part" in line:
                parts.append(line["part"])
            elif "region" in line:
                regions.append(line["region"]["layers"])
    return bound, parts, regions


def is_ended_by_bound(part, parts, most):
    """Whether a row of a part has as many children as the bound allows, so that none could be asked for."""
    if "row" in part:
        row = part["row"]
        if row["limit"] == 0 and len(row["known"]) >= most[row["kind"]]:
            return True
        inside = row["known"]
    else:
        inside = part.get("split", [])
    return any(is_ended_by_bound(parts[number], parts, most) for number in inside)


bound, parts, smaller = read(sys.argv[1])
larger = read(sys.argv[2])[2]
most = {"navigation": int(bound["depth"]), "tabs": int(bound["tabs"])}
ended = [is_ended_by_bound(part, parts, most) for part in parts]
kept = sum(not any(ended[number] for number in layers) for layers in smaller)
print(f"regions of the smaller bound {len(smaller):>8}, of the larger {len(larger):>8}")
print(f"of the larger, known already {kept:>8}  {kept / len(larger):.0%}")
print(f"were all that were run kept  {len(smaller):>8}  {len(smaller) / len(larger):.0%}")
