import type { Parts } from './draw.ts'
import { animalParts } from './parts/animal-parts.ts'
import { bodyParts } from './parts/body-parts.ts'
import { creatureParts } from './parts/creature-parts.ts'
import { moneyParts } from './parts/money-parts.ts'
import { natureParts } from './parts/nature-parts.ts'
import { peopleParts } from './parts/people-parts.ts'
import { placeParts } from './parts/place-parts.ts'
import { punParts } from './parts/pun-parts.ts'
import { thingParts } from './parts/thing-parts.ts'

/** Every part, by the name that scenes use. */
export const allParts: Parts = {
  ...moneyParts,
  ...natureParts,
  ...animalParts,
  ...creatureParts,
  ...peopleParts,
  ...bodyParts,
  ...placeParts,
  ...thingParts,
  ...punParts,
}
