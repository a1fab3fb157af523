import type { Scenes } from '../draw.ts'

export const scenes5: Scenes = {
  'riddle-184': {
    card: 's5-soft',
    scene: `@umbrella 160 116 2.5; @factory 96 158 1; @blue 186 170 .9; @kla 232 180 .9; @blob 160 194 .9`,
  },
  'riddle-185': {
    card: 's4-soft',
    scene: `r 0 0 320 240 28 ink; @moon 266 46 .7; @star 40 36 .2; @star 92 60 .15; @star 214 30 .15
      @emptystall 150 146 1.7; @thief 150 138 .85; l 5 violet M40 224H290`,
  },
  'riddle-186': {
    card: 's5-soft',
    scene: `l 6 wood-deep M20 214H300; d 5 violet M36 60Q66 90 84 206Q110 70 156 60Q196 70 214 206
      r 184 40 118 66 8 white; r 184 40 118 14 7 sky; l 4 ink M196 70h50M196 84h30
      l 4 violet M256 92q6 -14 10 -2t8 -2t8 -2; @bank 282 70 .2
      l 5 coral M70 214l-14 -14M98 214l14 -14M200 214l-14 -14M228 214l14 -14`,
  },
  'riddle-187': {
    card: 's2-soft',
    scene: `@shopbag 54 118 1; @right 112 122 .7; @clock 166 120 .95; @right 220 122 .7; @note 272 122 .85`,
  },
  'riddle-188': {
    card: 's2-soft',
    scene: `@kla 54 130 1.3; @shop 258 120 1.3; @parcel 156 74 .7; l 4 ink M140 52l10 16l-8 12l10 14
      l 6 ink M116 112H192M180 102L192 112L180 122; @note 156 152 .7
      l 6 ink M196 186H120M132 176L120 186L132 196`,
  },
  'riddle-189': {
    card: 's2-soft',
    scene: `@bottle 86 124 2; @calendar 222 124 1.8; @cross 262 150 1.1`,
  },
  'riddle-190': {
    card: 's2-soft',
    scene: `@recycle 160 140 1.3; @recycle 160 140 1.3 120; @recycle 160 140 1.3 240; @bottle 46 136 1.05; @shirt 274 136 .85; @star 292 76 .3; @star 252 66 .2`,
  },
  'riddle-191': {
    card: 's5-soft',
    scene: `+ note moon exit`,
  },
  'riddle-192': {
    card: 's5-soft',
    scene: `+ brokenstick note moon`,
  },
  'riddle-193': {
    card: 's2-soft',
    scene: `+ brokenstick passbook`,
  },
  'riddle-194': {
    card: 's1-soft',
    scene: `+ flower cowrie stairs`,
  },
  'riddle-195': {
    card: 's5-soft',
    scene: `@balloon 104 62 1.2; @balloon 216 62 1.2; @blossom 104 162 1.1; @cowrie 216 164 .9; l 5 shadow M40 224H280
      l 4 ink M52 196v16M160 196v16M268 196v16; @cloud 160 40 .6`,
  },
  'riddle-196': {
    card: 's5-soft',
    scene: `@old 62 134 1.6; @suitcase 162 194 .45; @calendar 160 74 .7; @calendar 220 74 .7; @calendar 280 74 .7; @note 160 150 .52
      @note 220 150 .52; @note 280 150 .52; l 5 leaf-deep M160 110v14M220 110v14M280 110v14
      l 5 shadow M24 212H300`,
  },
  'riddle-197': {
    card: 's2-soft',
    scene: `+ note umbrella`,
  },
  'riddle-198': {
    card: 's2-soft',
    scene: `+ card gift`,
  },
  'riddle-199': {
    card: 's2-soft',
    scene: `r 30 50 260 140 18 white; r 30 50 260 26 13 coral; o 74 108 22 3 sky; o 132 108 22 3 sky
      o 190 108 22 3 sky; o 248 108 22 3 sky; o 74 160 22 3 sky; o 132 160 22 3 sky; o 190 160 22 3 sky
      @heart 74 106 .4; @heart 132 106 .4; @heart 190 106 .4; @heart 248 106 .4; @heart 74 158 .4
      @gift 248 158 .5`,
  },
  'riddle-200': {
    card: 's5-soft',
    scene: `s 10 coral M20 70L160 18L300 70Z; r 30 72 260 148 0 cream; @shelf 98 148 1.3; @shelf 222 148 1.3`,
  },
  'riddle-201': {
    card: 's1-soft',
    scene: `@note 160 40 .9; l 5 ink M124 72L76 98M160 76V98M196 72L244 98; @emptyjar 64 166 1.1; @emptyjar 160 166 1.1
      @emptyjar 256 166 1.1; @bowl 64 174 .45; @gamepad 160 172 .5; @piggy 256 174 .5`,
  },
  'riddle-202': {
    card: 's1-soft',
    scene: `r 46 140 110 90 10 koin-edge; r 164 184 110 46 10 wood; l 8 white M90 168l12 -8v44
      l 8 white M208 200q10 -8 18 0q2 8 -18 22h20; @piggy 102 96 1.1; @shopbag 220 138 .85; @coin 92 34 .6
      l 5 koin-edge M72 20v10M112 20v10; @dime 282 60 .8; l 5 ink M278 78Q270 100 246 108`,
  },
}
