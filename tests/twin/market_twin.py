"""The market's model again in Python and NumPy (decision 0052): a second reading of it, for twin.test.ts.

Reads JSON from standard input: the parameters, months with their secrets and NAVs, and projections of the engine. Makes the NAVs
again bit by bit, and the projections by paths of its own that go day by day, where the engine draws a month at once. Writes
JSON: which NAVs differ, and how far the projections lie apart.
"""

import hashlib
import hmac
import json
import math
import sys

import numpy as np

given = json.load(sys.stdin)
CLASSES, STATES = given["classes"], given["states"]
TABLE, TURNS, CHANCES, TEMPERS = given["behaviours"], given["turns"], given["transitions"], given["tempers"]
PER_MONTH, PER_YEAR, SEATS, PAR = 21, 252, 64, 100_000
FACTORS = len(CLASSES) + 2


def expand(secret, purpose, length):
    """HKDF-SHA-256 of RFC 5869 with an empty salt."""
    key = hmac.new(bytes(32), secret, hashlib.sha256).digest()
    block, out, count = b"", b"", 1
    while len(out) < length:
        block = hmac.new(key, block + purpose + bytes([count]), hashlib.sha256).digest()
        out, count = out + block, count + 1
    return out[:length]


def market_day(secret, day, nth):
    stream = expand(secret, f"koinklass-nav:market:{day}:{nth}".encode(), 3 + (FACTORS + SEATS) * 24)
    below, temper = 0, 1.0
    for factor, chance in TEMPERS:
        below += chance
        if stream[0] < below:
            temper = factor
            break
    shocks = []
    for shock in range(FACTORS + SEATS):
        at = 3 + shock * 24
        total = sum(stream[at + 2 * k] * 256 + stream[at + 2 * k + 1] for k in range(12))
        shocks.append((total - 6 * 65_535) / 65_536)
    return stream[1] * 256 + stream[2], temper, shocks


def mean_turn(state):
    total = 0.0
    for to in range(3):
        total += (CHANCES[state][to] * TURNS[state][to]) / 65_536
    return total


def state_after(before, turn):
    calm, nervous, _ = CHANCES[before]
    return STATES[0] if turn < calm else STATES[1] if turn < calm + nervous else STATES[2]


def returns_of(temper, shocks, before, after):
    turn = (TURNS[before][STATES.index(after)] - mean_turn(before)) / 10_000
    found = {}
    for nth, name in enumerate(CLASSES):
        row = TABLE[name]
        swing = row["swings"][after]
        growth, rates = swing["growth"], swing["rates"]
        own = math.sqrt(10_000 - growth * growth - rates * rates)
        wide = (growth * shocks[0] + rates * shocks[1] + own * shocks[2 + nth]) / 100
        drift = row["mean"] / (10_000 * PER_YEAR)
        found[name] = (
            drift
            + (row["shock"] / 100) * turn
            + (temper * swing["volatility"] * wide) / (10_000 * math.sqrt(PER_MONTH))
        )
    return found


def remake(month):
    """How many NAVs of a month there are, and those that differ."""
    secret, state = bytes.fromhex(month["secret"]), month["regime"]
    last = [fund["start"] for fund in month["funds"]]
    wrong, count = [], 0
    for place, day in enumerate(month["days"]):
        days = []
        for nth in range(month["market_days"][place]):
            turn, temper, shocks = market_day(secret, day, nth)
            after = state_after(state, turn)
            days.append((returns_of(temper, shocks, state, after), temper, shocks))
            state = after
        if state != month["states"][place]:
            wrong.append([day, "state", state])
        for at, fund in enumerate(month["funds"]):
            recipe, growth = fund["recipe"], 1.0
            for gains, temper, shocks in days:
                change = 0.0
                for name in CLASSES:
                    change += (recipe["weights"].get(name, 0) / 10_000) * gains[name]
                change += (recipe["own_risk"] * shocks[FACTORS + recipe["seat"]] * temper) / (
                    10_000 * math.sqrt(PER_MONTH)
                )
                change -= recipe["yearly_fee"] / (10_000 * PER_YEAR)
                growth *= 1 + max(-0.5, change)
            nav = max(1, math.floor(last[at] * growth + 0.5))
            pays = recipe["dividend"]
            if pays and set(pays["months"]) & set(month["months_begun"][place]):
                nav -= max(0, min(nav * pays["share"] // 10_000, nav - PAR))
            count += 1
            if nav != fund["navs"][place]:
                wrong.append([day, fund["code"], nav, fund["navs"][place]])
            last[at] = nav
    return count, wrong


def draw(random, state, paths, months):
    """Gains of each class in each month, [month, path, class], and the portfolio's own shock; day by day."""
    chances = np.array([CHANCES[s] for s in STATES]) / 65_536
    turns = np.array([TURNS[s] for s in STATES]) / 10_000
    turns = turns - (chances * turns).sum(axis=1, keepdims=True)
    key = lambda name: np.array([[TABLE[c]["swings"][s][name] for c in CLASSES] for s in STATES])
    volatility, growth, rates = key("volatility") / 10_000, key("growth") / 100, key("rates") / 100
    own = np.sqrt(1 - growth**2 - rates**2)
    drift = np.array([TABLE[c]["mean"] for c in CLASSES]) / (10_000 * PER_YEAR)
    part = np.array([TABLE[c]["shock"] for c in CLASSES]) / 100
    tempers = np.repeat([t for t, _ in TEMPERS], [n for _, n in TEMPERS])
    steps = np.cumsum(chances, axis=1)[:, :2]
    now = np.full(paths, STATES.index(state))
    gains = np.empty((months, paths, len(CLASSES)), np.float32)
    alone = np.zeros((months, paths), np.float32)
    for month in range(months):
        value = np.ones((paths, len(CLASSES)))
        for _ in range(PER_MONTH):
            after = (random.random(paths)[:, None] >= steps[now]).sum(axis=1)
            temper = tempers[random.integers(0, 256, paths)][:, None]
            factors = random.standard_normal((2, paths, 1))
            swing = growth[after] * factors[0] + rates[after] * factors[1]
            swing += own[after] * random.standard_normal((paths, len(CLASSES)))
            value *= 1 + drift + part * turns[now, after][:, None] + temper * volatility[after] * swing / math.sqrt(PER_MONTH)
            alone[month] += temper[:, 0] * random.standard_normal(paths) / math.sqrt(PER_MONTH)
            now = after
        gains[month] = value
    return gains, alone


def compare(projections, groups, paths):
    """The differences of P15, P50 and P85 in Monte-Carlo errors of 2,000 paths, and of the chances, over all projections."""
    random = np.random.default_rng(2569)
    months = max(case["plan"]["months"] for case in projections)
    growths, apart, chances = {}, [], []
    for state in STATES:
        cases = [case for case in projections if case["state"] == state]
        parts = [draw(random, state, paths, months) for _ in range(groups)]
        for case in cases:
            name = json.dumps(case["mixture"], sort_keys=True)
            if (state, name) not in growths:
                weights = np.array([case["mixture"]["weights"].get(c, 0) for c in CLASSES])
                growths[state, name] = [
                    g @ weights - case["mixture"]["fee"] / 12 + case["mixture"]["own"] * a for g, a in parts
                ]
            plan, ends = case["plan"], []
            for growth in growths[state, name]:
                value = np.full(paths, plan["start"] * plan["saved"])
                for month in range(plan["months"]):
                    value = value * growth[month] + plan["monthly"] * plan["saved"]
                ends.append(value)
            everyone = np.concatenate(ends)
            for key, percent in (("p15", 15), ("p50", 50), ("p85", 85)):
                # The error of 2,000 paths, by the density of the values around the percentile.
                low, high = np.percentile(everyone, [percent - 4, percent + 4])
                error = math.sqrt(percent * (100 - percent)) / 100 / math.sqrt(2_000) * (high - low) / 0.08
                apart.append((case[key] - np.percentile(everyone, percent)) / error)
            chances.append(case["goal_chance"] / 1e4 - np.mean(everyone >= plan["goal"]))
        growths.clear()
    apart, chances = np.abs(apart), np.abs(chances)
    return {
        "cases": len(projections),
        "mean_errors": float(apart.mean()),
        "max_errors": float(apart.max()),
        "max_chance": float(chances.max()),
    }


checked = [remake(month) for month in given["months"]]
result = {"navs": sum(count for count, _ in checked), "wrong": [one for _, wrong in checked for one in wrong][:10]}
if given["projections"]:
    result["projections"] = compare(given["projections"], given["groups"], given["paths"])
print(json.dumps(result))
