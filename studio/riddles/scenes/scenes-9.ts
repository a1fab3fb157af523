import type { Scenes } from '../draw.ts'

export const scenes9: Scenes = {
  'riddle-265': {
    card: 's1-soft',
    scene: `@kla 56 70 1.1; @blob 160 52 1.1; @blue 264 70 1.1; @coin 104 112 .6; @coin 160 112 .6; @coin 216 112 .6; l 4 koin-edge M98 86v8M160 90v4M222 86v8
      p koin-edge M66 142H254Q250 206 200 214H120Q70 206 66 142Z; e 160 142 94 16 koin; e 160 144 82 10 wood-deep; r 122 208 76 16 6 koin-edge; l 4 koin M84 166Q160 190 236 166M92 182Q160 204 228 182`,
  },
  'riddle-266': {
    card: 's5-soft',
    scene: `@kla 74 92 1.4; l 10 violet M202 60H160Q142 60 142 84V100; r 20 136 190 84 10 white; r 34 148 162 26 8 sky; c 60 142 13 white; c 92 138 16 white; c 126 142 13 white; c 154 140 10 white; e 112 116 26 26 s4-soft; o 112 116 18 3 sky
      c 40 116 6 sky; c 148 118 5 sky; @old 258 92 1.15; @coin 264 172 .85; l 7 ink M298 216H230M242 204L229 216L242 228`,
  },
  'riddle-267': {
    card: 's1-soft',
    scene: `@bottle 62 78 .95 -10; @bottle 98 70 .95; @bottle 134 78 .95 12; r 22 124 152 14 7 violet; r 86 136 24 12 0 ink; s 12 violet M46 152H150L166 214H30Z; c 98 182 26 white; l 4 ink M80 182h4M112 182h4M98 164v4; l 5 coral M98 184L112 170
      @right 206 130 1; @coin 266 84 .85; @coin 252 140 .85; @coin 284 148 .85; @recycle 266 212 .3; @recycle 266 212 .3 120; @recycle 266 212 .3 240`,
  },
  'riddle-268': {
    card: 's1-soft',
    scene: `@piggy 152 112 2; o 60 150 13 6 ink; o 82 160 13 6 ink; o 104 167 13 6 ink; o 126 171 13 6 ink; o 178 171 13 6 ink; o 200 166 13 6 ink; o 222 158 13 6 ink; @lock 152 176 1`,
  },
  'riddle-269': {
    card: 's1-soft',
    scene: `r 52 8 216 224 18 sky; r 84 22 152 46 10 ink; l 5 mint M102 38H170M102 52H214; r 70 88 180 28 8 ink; @passbook 160 154 1.6; r 66 84 188 22 8 ink; r 80 90 160 6 3 violet
      l 7 ink M26 190V128M14 142L26 126L38 142M294 128V190M282 176L294 192L306 176`,
  },
  'riddle-270': {
    card: 's1-soft',
    scene: `@wallet 52 176 .9; r 116 36 88 66 16 violet; r 130 52 60 30 12 ink; c 146 67 7 mint; c 174 67 7 mint; l 4 ink M160 36V18; c 160 14 7 coral; r 124 106 72 76 14 violet; r 140 122 40 26 6 white; @calendar 160 135 .3; l 10 ink M122 124Q84 110 78 140M198 124Q246 104 250 124; c 78 142 8 ink; c 250 126 8 ink; r 132 182 16 30 6 ink; r 172 182 16 30 6 ink; r 122 206 76 12 6 ink; @note 84 126 .5 -12; @dime 252 104 .9; @piggy 268 184 .95; l 5 koin-edge M226 84v10M276 84v10`,
  },
  'riddle-271': {
    card: 's1-soft',
    scene: `@bank 160 124 1.7; @note 44 70 .8; l 8 ink M24 116H66M54 104L68 116L54 128; @note 276 164 .8; l 8 ink M252 116H294M282 104L296 116L282 128`,
  },
  'riddle-272': {
    card: 's1-soft',
    scene: `l 26 wood-deep M206 170L270 222; c 140 104 96 ink; c 140 104 80 s4-soft; @blossom 112 110 .5; @cowrie 168 110 .42; l 5 white M80 84q8 -26 34 -34; @down 286 80 1`,
  },
  'riddle-273': {
    card: 's3-soft',
    scene: `r 0 190 320 50 28 wood; r 0 190 320 24 0 wood; @klaup 50 136 1.2; r 14 164 40 34 8 wood-deep; c 98 120 5 koin-edge; c 112 134 5 koin-edge; c 106 152 5 koin-edge; c 124 160 5 koin-edge; c 120 114 5 koin-edge; l 4 wood-deep M86 196q12 -8 24 0M110 208q12 -8 24 0
      @right 158 108 .7; @tree 250 130 1.7; @apple 222 108 .5; @apple 256 86 .5; @apple 282 118 .5; @apple 248 130 .5`,
  },
  'riddle-274': {
    card: 's5-soft',
    scene: `@shell 30 54 .5; @shell 72 54 .5; @shell 114 54 .5; @shell 30 104 .5; @shell 72 104 .5; @shell 114 104 .5; @shell 30 154 .5; @shell 72 154 .5; @shell 114 154 .5; @shell 72 204 .5
      @hand 184 140 1.5; l 5 coral M140 72l12 -8M140 130h8; @wings 274 52 .55; @moneybag 274 46 .5; d 4 koin-edge M266 84q-8 20 6 36`,
  },
  'riddle-275': {
    card: 's2-soft',
    scene: `r 0 96 320 144 28 wood; r 0 96 320 40 0 wood; r 0 90 84 12 6 leaf; r 236 90 84 12 6 leaf; p s2-soft M84 88H236L220 226H100Z; p wood-deep M88 96L100 226H220L232 96L206 214H114Z; @klaoops 148 172 1.15; l 7 wood-deep M182 126L206 178; s 5 violet M196 178L216 170L222 190L210 202L200 194Z
      p wood-deep M10 92Q36 44 74 92Z; c 50 50 8 wood-deep; c 70 62 6 wood-deep; @receipt 264 46 .6 14; @receipt 294 52 .5 -10`,
  },
  'riddle-276': {
    card: 's4-soft',
    scene: `@thief 112 142 1.8; l 9 violet M166 168Q196 170 202 150; l 7 wood M206 196V128; c 206 92 52 leaf; f 206 46 26 -58 leaf; f 206 46 32 42 leaf; r 174 84 64 40 20 cream; e 184 106 9 6 cheek; e 228 106 9 6 cheek; r 184 80 13 18 6 ink; r 215 80 13 18 6 ink; l 4 ink M196 106q10 8 20 0; d 4 ink M160 100q-6 -30 16 -50; @phone 284 178 .9 10`,
  },
}
