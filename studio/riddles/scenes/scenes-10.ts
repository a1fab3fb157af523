import type { Scenes } from '../draw.ts'

export const scenes10: Scenes = {
  'riddle-277': {
    card: 's1-soft',
    scene: `@tree 226 104 2; l 5 leaf-deep M60 216H300; @orange 196 84 .8; @orange 254 76 .8; @orange 232 46 .7; @orange 84 104 1.2; @orange 40 56 1; @klaoops 84 180 1.25; l 4 ink M84 58v14M70 64v10M98 64v10M40 18v12M28 22v8M52 22v8; l 5 coral M48 126l-12 -8M120 126l12 -8; @orange 156 202 .9`,
  },
  'riddle-278': {
    card: 's1-soft',
    scene: `@kla 66 172 1.45; l 6 leaf-deep M100 194Q112 186 96 182; r 108 14 200 132 50 white; c 112 146 10 white; c 96 160 6 white; @shopbag 200 80 .95; @clock 268 80 .75; l 8 violet M130 66C130 46 156 46 156 66C156 80 144 80 144 90; c 144 106 5 violet`,
  },
  'riddle-279': {
    card: 's1-soft',
    scene: `@phone 160 134 2; r 112 70 96 42 10 mint; c 130 91 10 leaf-deep; l 5 white M152 82H196M152 98H180; p koin M122 98Q126 94 126 88A4 4 0 0 1 134 88Q134 94 138 98Z; @note 160 156 .72; l 8 leaf-deep M160 186V212M150 202L160 213L170 202; @note 58 40 .75 -10; l 8 ink M70 68L100 92M84 92L102 93L98 76
      @bell 262 90 1.1; l 5 coral M226 60q-8 -10 -4 -24M298 60q8 -10 4 -24`,
  },
  'riddle-280': {
    card: 's1-soft',
    scene: `@fire 108 218 .55; @fire 160 216 .6; @fire 212 218 .55; @frog 160 92 1.3; p sky M64 104H256V130H64Z; p violet M60 116H260V154Q260 192 226 192H94Q60 192 60 154Z; r 48 108 224 16 8 ink; r 22 118 44 14 7 ink; r 254 118 44 14 7 ink; l 5 white M92 60q-8 -12 0 -24M228 60q-8 -12 0 -24; r 284 30 14 70 7 white; r 288 50 6 50 3 coral; c 291 104 11 coral`,
  },
  'riddle-281': {
    card: 's4-soft',
    scene: `r 0 60 320 180 28 sky; r 0 60 320 60 0 sky; l 6 white M10 60Q40 44 70 60T130 60T190 60T250 60T310 60; l 4 ink M252 0V96; l 8 ink M252 96V134A22 22 0 0 1 208 134; l 7 ink M208 134l-8 10M208 134l10 8; @fish 146 134 1.6; @coin 214 130 .55; @bubble 74 100 .4; @bubble 60 78 .3; l 4 white M40 200q16 -10 32 0M250 210q16 -10 32 0`,
  },
  'riddle-282': {
    card: 's4-soft',
    scene: `r 0 0 320 240 28 cheek; l 4 cream M0 60H320M0 120H320M0 180H320M64 0V60M176 0V60M288 0V60M24 60V120M248 60V120M300 60V120M64 120V180M272 120V180M24 180V240M300 180V240
      s 10 rose M70 104C62 40 148 40 144 100C142 130 116 136 110 156C102 184 72 172 76 144C78 130 72 120 70 104Z; l 7 coral M92 102C88 66 126 68 122 98C120 112 104 112 102 130M92 102q4 12 12 8
      r 196 60 92 180 6 wood; r 208 76 68 64 4 wood-deep; e 242 108 28 18 white; c 242 108 13 violet; c 242 108 6 ink; r 208 156 68 74 4 wood-deep; c 276 150 6 koin`,
  },
  'riddle-283': {
    card: 's3-soft',
    scene: `l 14 wood-deep M52 216Q64 140 48 60; f 48 64 62 -70 leaf; f 48 64 62 70 leaf-deep; f 48 64 58 -30 leaf-deep; f 48 64 58 30 leaf; f 48 64 60 110 leaf; c 96 204 16 wood-deep; l 4 ink M96 150v24M84 156v14M108 156v14; c 92 198 2.5 cream; c 100 198 2.5 cream; l 5 coral M72 190l-8 -8M120 190l8 -8
      @hare 218 146 1.3; l 5 ink M132 120h22M124 146h26M132 172h18; @drop 280 52 .25; @drop 296 74 .22; l 5 shadow M20 220H306`,
  },
  'riddle-284': {
    card: 's3-soft',
    scene: `@pigside 84 140 1.4; @fire 214 214 .6; @fire 250 214 .6; p violet M170 126H294V164Q294 192 266 192H198Q170 192 170 164Z; e 232 126 62 14 sky; c 214 124 6 white; c 236 130 7 white; c 256 122 5 white; l 6 white M204 98q-10 -16 0 -30M232 94q-10 -16 0 -30M260 98q-10 -16 0 -30; l 5 shadow M20 224H306`,
  },
  'riddle-285': {
    card: 's2-soft',
    scene: `@chick 160 96 1.5; r 92 132 136 74 34 cheek; l 24 cheek M104 140Q96 118 112 106M216 140Q226 118 210 106; l 4 koin-edge M126 138v40M160 138v44M194 138v40; r 118 200 84 40 10 sky; r 118 196 84 16 6 violet; @drop 108 60 .25; @drop 216 62 .25`,
  },
  'riddle-286': {
    card: 's2-soft',
    scene: `@bowl 160 160 2; l 5 leaf-deep M160 96V60M140 100L122 70M180 100L200 72; c 160 52 11 leaf; c 148 62 9 leaf; c 172 62 9 leaf; c 118 62 10 leaf; c 110 74 8 leaf; c 130 74 8 leaf; c 204 62 10 leaf; c 194 74 8 leaf; c 214 76 8 leaf; c 160 84 9 leaf-deep; c 138 90 8 leaf-deep; c 184 90 8 leaf-deep; @fist 274 50 .8; f 238 70 22 190 leaf; f 252 76 20 170 leaf-deep; f 232 92 16 200 leaf`,
  },
  'riddle-287': {
    card: 's5-soft',
    scene: `l 16 leaf-deep M52 170Q10 190 20 130Q26 104 50 116; p leaf M40 168C60 108 150 112 200 132C250 100 290 104 300 128C302 150 270 158 236 158C200 190 90 200 40 168Z; l 12 leaf-deep M100 180L84 212H68M180 178L196 212H214; s 4 leaf-deep M90 128L98 104L110 124L122 102L132 122L146 102L156 124L170 108L180 130Z; c 266 118 12 white; c 268 118 6 ink; l 4 ink M272 142q14 2 26 -8
      l 10 koin M214 122Q206 166 232 170T258 160; c 236 182 16 koin-edge; c 236 180 16 koin; o 236 180 9 3 koin-edge; @star 52 54 .3; @star 250 50 .35; @star 150 60 .25`,
  },
  'riddle-288': {
    card: 's5-soft',
    scene: `r 96 148 14 82 4 koin-edge; r 210 148 14 82 4 koin-edge; @house 160 80 1.5; r 90 142 140 14 6 koin-edge; l 11 wood-deep M138 214L120 228M182 214L200 228M160 216V228; s 6 wood-deep M132 186H188L192 222H128Z; e 160 186 32 12 wood; l 3 wood-deep M140 186A20 7 0 0 0 180 186A20 7 0 0 0 140 186M151 186A9 3 0 0 0 169 186A9 3 0 0 0 151 186
      f 190 204 20 50 leaf; l 6 coral M64 56l-14 -10M56 86H38M256 56l14 -10M264 86h18; l 5 leaf M20 232H300`,
  },
  'riddle-289': {
    card: 's5-soft',
    scene: `@hen 106 120 1.6; s 8 sky M206 172L224 150H276L294 172L250 220Z; l 4 white M206 172H294M224 150L236 172L250 218L264 172L276 150M236 172L250 150L264 172; l 5 koin M250 136v-14M214 142l-10 -10M286 142l10 -10; l 8 violet M176 56C176 34 206 34 206 56C206 70 192 70 192 82; c 192 98 5 violet; l 5 shadow M20 226H306`,
  },
  'riddle-290': {
    card: 's4-soft',
    scene: `p violet M30 20H210L200 240H40Z; l 4 sky M44 30H198; l 3 koin M60 92H184Q184 176 122 200Q60 176 60 92Z; @note 100 82 .8 -16; @wallet 122 104 .95 8; p violet M62 114H182Q182 174 122 197Q62 174 62 114Z; l 3 koin M60 110H184
      r 214 84 116 44 14 ink; r 168 78 58 46 18 cheek; l 4 koin-edge M182 88v18M196 86v20M210 88v18; l 14 cheek M178 112H152`,
  },
  'riddle-291': {
    card: 's5-soft',
    scene: `+ wasp peak`,
  },
  'riddle-292': {
    card: 's2-soft',
    scene: `@thief 76 140 1.5; @megaphone 148 108 .9; l 6 coral M196 84q10 24 0 48M214 74q16 34 0 68; @receipt 60 44 .75 -8; r 236 60 84 180 10 cream; s 6 coral M230 62L278 24L326 62Z; r 252 120 56 120 4 wood; c 300 180 4 koin; r 262 132 36 34 4 ink; c 272 148 5 white; c 288 148 5 white; c 273 149 2.5 ink; c 287 149 2.5 ink`,
  },
}
