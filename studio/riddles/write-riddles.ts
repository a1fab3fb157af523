// For developers: draws the riddles of studio/riddles and writes content/riddles/<key>.svg.
// node studio/riddles/write-riddles.ts   The product itself needs only what this has written.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allParts } from './all-parts.ts'
import { drawPicture } from './draw.ts'
import { scenes1 } from './scenes/scenes-1.ts'
import { scenes2 } from './scenes/scenes-2.ts'
import { scenes3 } from './scenes/scenes-3.ts'
import { scenes4 } from './scenes/scenes-4.ts'
import { scenes5 } from './scenes/scenes-5.ts'
import { scenes6 } from './scenes/scenes-6.ts'
import { scenes7 } from './scenes/scenes-7.ts'
import { scenes8 } from './scenes/scenes-8.ts'
import { scenes9 } from './scenes/scenes-9.ts'
import { scenes10 } from './scenes/scenes-10.ts'
import { scenes11 } from './scenes/scenes-11.ts'
import { scenes12 } from './scenes/scenes-12.ts'
import { scenes13 } from './scenes/scenes-13.ts'
import { scenes14 } from './scenes/scenes-14.ts'
import { scenes15 } from './scenes/scenes-15.ts'

const folder = fileURLToPath(new URL('../../content/riddles/', import.meta.url))
const scenes = {
  ...scenes1,
  ...scenes2,
  ...scenes3,
  ...scenes4,
  ...scenes5,
  ...scenes6,
  ...scenes7,
  ...scenes8,
  ...scenes9,
  ...scenes10,
  ...scenes11,
  ...scenes12,
  ...scenes13,
  ...scenes14,
  ...scenes15,
}

for (const [key, { card, scene }] of Object.entries(scenes))
  fs.writeFileSync(`${folder}${key}.svg`, drawPicture(card, scene, allParts))
console.log(`riddles: ${Object.keys(scenes).length} drawings`)
