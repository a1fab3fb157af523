import type { Scenes } from '../draw.ts'

export const scenes2: Scenes = {
  'riddle-041': {
    card: 's5-soft',
    scene: `+ ticket note`,
  },
  'riddle-042': {
    card: 's5-soft',
    scene: `+ note goldbars`,
  },
  'riddle-043': {
    card: 's2-soft',
    scene: `+ stall calendar`,
  },
  'riddle-044': {
    card: 's4-soft',
    scene: `+ cowrie umbrella`,
  },
  'riddle-045': {
    card: 's5-soft',
    scene: `+ pricetag biceps`,
  },
  'riddle-046': {
    card: 's5-soft',
    scene: `+ pricetag biceps lowstep`,
  },
  'riddle-047': {
    card: 's2-soft',
    scene: `+ pricetag tap`,
  },
  'riddle-048': {
    card: 's2-soft',
    scene: `+ pricetag wifi`,
  },
  'riddle-049': {
    card: 's2-soft',
    scene: `+ pricetag bus`,
  },
  'riddle-050': {
    card: 's2-soft',
    scene: `+ pricetag sweets`,
  },
  'riddle-051': {
    card: 's2-soft',
    scene: `+ pricetag pump`,
  },
  'riddle-052': {
    card: 's4-soft',
    scene: `+ pricetag hospital`,
  },
  'riddle-053': {
    card: 's5-soft',
    scene: `+ pricetag school`,
  },
  'riddle-054': {
    card: 's2-soft',
    scene: `+ pricetag key house`,
  },
  'riddle-055': {
    card: 's2-soft',
    scene: `@spiral 160 120 2.6; @note 160 120 .9`,
  },
  'riddle-056': {
    card: 's5-soft',
    scene: `r 0 70 320 170 28 sky; r 0 70 320 60 0 sky; l 6 white M10 70Q40 52 70 70T130 70T190 70T250 70T310 70
      @note 160 150 1.2 -24; @bubble 224 110 .4; @bubble 240 86 .3; @bubble 96 112 .35; @bubble 108 90 .25
      l 6 white M160 196V218M150 208L160 220L170 208`,
  },
  'riddle-057': {
    card: 's5-soft',
    scene: `l 84 sky M4 84Q80 40 150 116T316 156
      l 4 white M20 118q30 -22 60 -4M120 150q30 26 60 24M210 120q30 16 60 10; @note 62 84 .6 -14
      @note 148 116 .6 34; @note 244 154 .6 8; @right 40 34 1.1; @right 282 214 1.1`,
  },
  'riddle-058': {
    card: 's2-soft',
    scene: `r 0 74 320 166 28 sky; r 0 74 320 60 0 sky; @receipt 54 58 .55 -20; @receipt 118 52 .5 14
      @receipt 212 52 .5 -10; @receipt 272 58 .55 18; @klaoops 160 142 1.25; l 5 ink M160 186V200
      c 160 212 24 ink; @dime 160 212 .7; @bubble 214 120 .3; @bubble 226 100 .25; @bubble 104 124 .3`,
  },
  'riddle-059': {
    card: 's2-soft',
    scene: `@torn 160 100 2`,
  },
  'riddle-060': {
    card: 's3-soft',
    scene: `@goose 106 110 1.7; @goldegg 206 150 .62; @goldegg 258 150 .62; @goldegg 232 136 .7; @nest 232 184 1.2
      l 5 shadow M30 222H300`,
  },
  'riddle-061': {
    card: 's5-soft',
    scene: `@bigfish 110 120 1.8; @fish 262 122 .7; c 226 60 6 sky; c 246 42 9 sky; c 60 206 7 sky`,
  },
  'riddle-062': {
    card: 's5-soft',
    scene: `@tigerbody 130 132 1.5; @bowl 270 176 .9; l 5 shadow M20 208H306`,
  },
  'riddle-063': {
    card: 's2-soft',
    scene: `@snake 160 122 2.1`,
  },
  'riddle-064': {
    card: 's2-soft',
    scene: `@klaup 96 60 1; @elephant 116 148 1.8; @grasshopper 272 190 .8`,
  },
  'riddle-065': {
    card: 's2-soft',
    scene: `r 0 140 320 100 28 sky; r 0 140 320 50 0 sky
      l 4 white M30 172q16 -10 32 0M240 206q16 -10 32 0M60 216q16 -10 32 0; l 16 coral M146 92Q172 104 172 150
      l 10 coral M172 152q24 20 60 8M172 160q-10 30 -50 26; l 5 cheek M232 164q20 10 44 2M120 190q-20 4 -36 -4
      @mortar 96 78 1.2 62`,
  },
  'riddle-066': {
    card: 's2-soft',
    scene: `@pigside 206 124 1.5; l 6 rose M144 116q-14 2 -20 10; c 104 128 26 wood-deep; c 72 146 32 wood-deep
      c 108 162 26 wood-deep; c 56 182 22 wood-deep; c 88 186 24 wood-deep; c 84 136 9 wood; c 70 172 8 wood
      c 106 172 7 wood; l 5 shadow M24 210H296`,
  },
  'riddle-067': {
    card: 's3-soft',
    scene: `@fire 210 128 2.2; @moth 78 70 1 30; @moth 66 166 .8 60; @moth 132 118 .6 80
      l 3 wood-deep M40 50q-12 -6 -20 0M30 176q-12 0 -16 8`,
  },
  'riddle-068': {
    card: 's5-soft',
    scene: `@fish 92 96 1.5 -8; @fish 228 96 1.5 8 flip; @hand 92 158 1.4; @hand 228 158 1.4 0 flip`,
  },
  'riddle-069': {
    card: 's3-soft',
    scene: `@blender 160 124 2.1; l 4 leaf-deep M128 70v56M160 54v72M176 92v36; r 120 84 16 30 3 leaf
      l 4 coral M144 92v46; r 136 100 16 28 3 coral; r 152 66 16 36 3 leaf; r 168 100 16 20 3 coral
      l 6 ink M66 90Q50 120 66 150M256 150q14 -10 10 -30`,
  },
  'riddle-070': {
    card: 's3-soft',
    scene: `+ chart candle`,
  },
  'riddle-071': {
    card: 's5-soft',
    scene: `+ knot snapped`,
  },
  'riddle-072': {
    card: 's5-soft',
    scene: `@emptystall 160 174 1.2
      d 5 ink M112 104V50q0 -10 9 -10t9 10v32V34q0 -10 9 -10t9 10v46V28q0 -10 9 -10t9 10v52V38q0 -10 9 -10t9 10v62l18 -20q8 -8 15 -1q6 7 0 14L176 122H122Q112 120 112 104Z`,
  },
  'riddle-073': {
    card: 's5-soft',
    scene: `o 132 74 36 9 leaf-deep; o 188 74 36 9 coral; o 160 44 34 9 violet; r 16 196 288 30 14 leaf
      @house 70 156 1; @tree 150 158 .9; r 190 182 112 36 18 sky; @fish 246 198 .5`,
  },
  'riddle-074': {
    card: 's5-soft',
    scene: `@clock 72 120 1.3; @equals 160 120 1.2; @note 248 78 1; @goldbars 248 160 .9`,
  },
  'riddle-075': {
    card: 's2-soft',
    scene: `@scale 160 118 2; @pricetag 66 110 .7; @pricetag 254 110 .7`,
  },
  'riddle-076': {
    card: 's2-soft',
    scene: `@hand 70 70 .8; @hand 130 60 .8; @coin 70 22 .4; @coin 130 12 .4; @gavel 224 146 1.6; @pricetag 90 180 1`,
  },
  'riddle-077': {
    card: 's4-soft',
    scene: `r 82 12 156 176 12 white; l 6 sky M104 36H216M104 58H216M104 80H180; l 3 ink M98 148H150M170 148H222; l 5 violet M102 140q8 -26 14 -6t12 -4t14 2
      l 5 leaf-deep M176 140q6 -24 12 -6t14 -6t14 6
      s 4 coral M150 184L144 214L160 204L176 214L170 184Z; c 160 178 17 coral; @star 160 178 .3
      @blue 54 176 1.2; @kla 266 176 1.2; @pen 82 118 .8 -52; @pen 246 118 .8 60; l 5 shadow M20 226H300`,
  },
  'riddle-078': {
    card: 's5-soft',
    scene: `@old 56 136 1.3; @house 146 96 .9; @moneybag 150 178 .7; @right 200 136 .9; @klaup 268 138 1.2`,
  },
  'riddle-079': {
    card: 's5-soft',
    scene: `@sun 268 52 .9; @tree 70 120 1.6; @old 152 150 1.5; @suitcase 278 190 .65; l 5 shadow M20 216H300`,
  },
  'riddle-080': {
    card: 's5-soft',
    scene: `@blob 160 150 1.8; @hat 160 100 1.1; @moneybag 60 166 1; @moneybag 252 170 .9; @goldbars 262 100 .6`,
  },
  'riddle-081': {
    card: 's5-soft',
    scene: `@chest 160 124 2.2`,
  },
  'riddle-082': {
    card: 's1-soft',
    scene: `r 132 34 70 60 8 leaf-deep; r 139 41 56 46 5 mint; @redpacket 166 140 1.7; l 3 koin-edge M58 10V40
      e 58 66 30 26 coral; r 44 38 28 8 3 koin; r 44 88 28 8 3 koin; l 3 koin M58 98v22M52 98v16M64 98v16
      @star 270 70 .4; @star 284 150 .3`,
  },
  'riddle-083': {
    card: 's3-soft',
    scene: `r 0 120 62 120 28 wood; r 258 120 62 120 28 wood; l 4 wood-deep M60 122Q160 138 260 122
      @klaoops 150 86 1.1; l 5 ink M88 116L212 108; @fire 120 208 .7; @fire 164 204 .9; @fire 208 208 .7
      @moneybag 290 92 .6`,
  },
  'riddle-084': {
    card: 's3-soft',
    scene: `l 7 violet M10 200Q50 200 74 120T130 60T190 170T240 190T310 60
      l 4 violet M74 120V224M130 62V224M190 172V224M250 182V224M300 90V224; r 96 40 50 26 9 coral; c 108 68 7 ink
      c 136 66 7 ink; @dime 120 30 .8`,
  },
  'riddle-085': {
    card: 's1-soft',
    scene: `@target 160 124 2`,
  },
  'riddle-086': {
    card: 's5-soft',
    scene: `l 28 cream M160 240V172L78 108M160 172L242 108; @gamepad 66 66 1.15; @tick 112 118 .8
      @wings 238 76 1.1; @moneybag 238 66 .95; @dime 204 118 .5; @dime 226 134 .4; d 4 koin-edge M206 130q-8 12 -16 18
      @klaoops 160 180 1.25`,
  },
  'riddle-087': {
    card: 's2-soft',
    scene: `r 0 92 320 148 28 sky; r 0 92 320 60 0 sky; s 8 white M108 88L142 34L162 54L182 38L214 88Z
      s 10 mint M92 98H230L212 168L158 222L110 180Z; @dime 160 74 .7; @dime 130 122 1; @dime 176 120 1
      @dime 152 152 1; @dime 188 158 .9; @dime 158 192 .8`,
  },
  'riddle-088': {
    card: 's4-soft',
    scene: `@playcard2 104 84 1.4 -16; @playcard 156 76 1.4 10; @die 96 180 1.1 -12; @die 170 186 1 14
      @pile 256 160 1.2`,
  },
  'riddle-089': {
    card: 's4-soft',
    scene: `@note 96 74 1.3; @tick 214 74 1; @note2 96 172 1.3; @magnifier 112 176 1.1; @cross 236 176 1.1`,
  },
}
