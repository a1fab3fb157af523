type Motorbike = {
  payment: number
  distance: number
  economy: number
  fuelPrice: number
  papers: number
  service: number
  parking: number
}

/**
 * What a motorbike takes in a month, in whole baht. `distance` in kilometres a month, `economy` in kilometres a litre,
 * `papers` (compulsory insurance, tax, insurance) and `service` in baht a year. `perKilometre` is null without distance.
 */
export function motorbikeMonth(bike: Motorbike) {
  const fuel = Math.round((bike.distance / bike.economy) * bike.fuelPrice)
  const papers = Math.round(bike.papers / 12)
  const service = Math.round(bike.service / 12)
  const month = bike.payment + fuel + papers + service + bike.parking
  return { fuel, papers, service, month, perKilometre: bike.distance > 0 ? month / bike.distance : null }
}

type Move = {
  income: number
  rent: number
  bills: number
  food: number
  travel: number
  other: number
  deposit: number
  things: number
  saved: number
}

/**
 * Whether a first room of one's own can be paid. `deposit`: months of rent that are paid before moving in. `left`: of a
 * month's income, below 0 where it is too little; `start`: what the first day takes; `missing`: what is not saved of it.
 */
export function movingOut({ income, rent, bills, food, travel, other, deposit, things, saved }: Move) {
  const spent = rent + bills + food + travel + other
  const start = rent * deposit + things
  return { spent, left: income - spent, start, missing: Math.max(0, start - saved), rentShare: (rent / income) * 100 }
}
