"""The projection again in NumPy, as a check of the engine (decision 0039). Not part of the product or of its tests.

    node scripts/bench/print-projection.ts > projection.json
    python3 scripts/bench/projection-numpy.py projection.json

It draws daily shocks of each asset class, as the bank's model has it, where the engine draws a plan's month at once; so the two
share only the market's parameters.
"""

import json
import sys

import numpy as np

given = json.load(open(sys.argv[1]))
classes, regimes, days = given["classes"], given["regimes"], given["days_per_month"]
chances = np.array([given["transitions"][r] for r in regimes]) / 65_536
shares = np.linalg.matrix_power(chances, 500)[0]
tempers = np.array([factor for factor, _ in given["tempers"]])
wildness = np.array([chance for _, chance in given["tempers"]]) / 256


def table(key):
    return np.array([[given["behaviours"][c][r][key] for c in classes] for r in regimes])


mean, volatility = table("mean") / 1e4, table("volatility") / 1e4
growth, rates = table("growth") / 100, table("rates") / 100
own = np.sqrt(1 - growth**2 - rates**2)


def steps_of(random, paths, steps):
    """(1 + gain) of each class in each month of a plan: [step, path, class], and the portfolio's own shock.

    Real days pass one by one; of a year's, 244 are business days, on which prices move. The state of the market changes with
    the calendar month, in whose middle a path may begin.
    """
    state = random.choice(3, size=paths, p=shares)
    month = 365.25 / 12
    left = random.random(paths) * month
    business = 0.0
    gains = np.empty((steps, paths, len(classes)))
    alone = np.empty((steps, paths))
    for step in range(steps):
        value = np.ones((paths, len(classes)))
        shock = np.zeros(paths)
        for _ in range(given["real_days"]):
            business += 244 / 365.25
            if business >= 1:
                business -= 1
                temper = random.choice(tempers, size=(paths, 1), p=wildness)
                factors = random.standard_normal((2, paths, 1))
                z = growth[state] * factors[0] + rates[state] * factors[1]
                z += own[state] * random.standard_normal((paths, len(classes)))
                value *= 1 + mean[state] / days + temper * volatility[state] * z / np.sqrt(days)
                shock += temper[:, 0] * random.standard_normal(paths) / np.sqrt(days)
            left -= 1
            ends = left <= 0
            left[ends] += month
            drawn = random.random(paths)
            after = (drawn[:, None] >= np.cumsum(chances[state], axis=1)[:, :2]).sum(axis=1)
            state = np.where(ends, after, state)
        gains[step], alone[step] = value, shock
    return gains, alone


def ends_of(market, mixture, plan):
    gains, alone = market
    weights = np.array([mixture["weights"].get(c, 0) for c in classes])
    value = np.full(gains.shape[1], plan["start"] * plan["kept"])
    for month in range(plan["months"]):
        factor = gains[month] @ weights - mixture["fee"] * given["real_days"] / 365 + mixture["own"] * alone[month]
        value = value * factor + plan["monthly"] * plan["kept"]
    return value


random = np.random.default_rng(2569)
longest = max(case["plan"]["months"] for case in given["cases"])
groups = [steps_of(random, 2_000, longest) for _ in range(12)]
print("level months |   percentile: engine, NumPy (24,000 paths), difference, its Monte-Carlo error | chance of the goal")
worst = 0.0
for case in given["cases"]:
    ends = [ends_of(market, case["mixture"], case["plan"]) for market in groups]
    line = [f"{case['level']:>5} {case['plan']['months']:>6}"]
    everyone = np.concatenate(ends)
    for name, part in (("p15", 15), ("p50", 50), ("p85", 85)):
        each = [np.percentile(one, part) for one in ends]
        error = np.std(each, ddof=1)
        other = np.percentile(everyone, part)
        worst = max(worst, abs(case[name] - other) / error)
        line.append(f"{name} {case[name] / 100:,.0f} {other / 100:,.0f} {(case[name] - other) / other:+.2%} ±{error / other:.2%}")
    each = [np.mean(one >= case["plan"]["goal"]) for one in ends]
    chance = np.mean(everyone >= case["plan"]["goal"])
    line.append(f"goal {case['goal_chance'] / 1e4:.1%} {chance:.1%} ±{np.std(each, ddof=1):.1%}")
    print(" | ".join(line))
print(f"the largest difference is {worst:.1f} Monte-Carlo errors of 2,000 paths")
