import type { Scenes } from '../draw.ts'

export const scenes1: Scenes = {
  'riddle-001': {
    card: 's5-soft',
    scene: `+ note moon`,
  },
  'riddle-002': {
    card: 's1-soft',
    scene: `+ flower cowrie`,
  },
  'riddle-003': {
    card: 's4-soft',
    scene: `+ passbook horse`,
  },
  'riddle-004': {
    card: 's1-soft',
    scene: `+ note tree`,
  },
  'riddle-005': {
    card: 's3-soft',
    scene: `+ stall bear`,
  },
  'riddle-006': {
    card: 's3-soft',
    scene: `+ stall bull`,
  },
  'riddle-007': {
    card: 's2-soft',
    scene: `+ pricetag bulb`,
  },
  'riddle-008': {
    card: 's1-soft',
    scene: `@piggy 160 152 1.5; @coin 148 48 .8; l 5 koin-edge M128 10v14M148 4v14M168 10v14`,
  },
  'riddle-009': {
    card: 's4-soft',
    scene: `l 5 sky M30 40l-8 22M60 20l-8 22M262 20l-8 22M296 44l-8 22M40 110l-8 22M286 120l-8 22
      @umbrella 160 128 2.2; @house 150 182 1.1`,
  },
  'riddle-010': {
    card: 's4-soft',
    scene: `@umbrella 160 128 2.2; @car 152 186 1.2`,
  },
  'riddle-011': {
    card: 's3-soft',
    scene: `@egg 48 54 .5; @egg 76 54 .5; @nest 62 76 .9; @egg 146 54 .5; @egg 174 54 .5; @nest 160 76 .9
      @egg 244 54 .5; @egg 272 54 .5; @nest 258 76 .9; @tick 160 124 .8; l 4 wood-deep M30 150H290
      @nest 116 190 .9 -40; @broken 168 212 .8; @broken 216 214 .7; @broken 124 216 .6; @cross 268 190 .9`,
  },
  'riddle-012': {
    card: 's3-soft',
    scene: `+ note snowflake`,
  },
  'riddle-013': {
    card: 's2-soft',
    scene: `+ note fire`,
  },
  'riddle-014': {
    card: 's3-soft',
    scene: `@leg 108 124 1.7; @up 222 120 2.2`,
  },
  'riddle-015': {
    card: 's3-soft',
    scene: `@leg 108 124 1.7; @down 222 120 2.2`,
  },
  'riddle-016': {
    card: 's5-soft',
    scene: `@moon 92 132 1.3 0 flip; @moon 228 132 1.3
      l 6 coral M160 40v26M132 48l10 20M188 48l-10 20M160 200v20M138 198l-8 14M182 198l8 14`,
  },
  'riddle-017': {
    card: 's3-soft',
    scene: `@soap 160 126 2`,
  },
  'riddle-018': {
    card: 's2-soft',
    scene: `@bucket 160 116 1.9; @drop 248 190 .4; @drop 272 206 .3; @drop 66 206 .35`,
  },
  'riddle-019': {
    card: 's2-soft',
    scene: `@drawnsword 160 124 1.25 -24; l 4 ink M250 40l14 -10M268 66l18 -4`,
  },
  'riddle-020': {
    card: 's2-soft',
    scene: `@klaoops 160 112 2.2; r 98 152 124 24 8 wood-deep; r 140 146 40 36 8 koin-edge; r 149 154 22 20 3 wood-deep
      r 156 161 20 6 3 koin; @right 50 164 1.2; @right 270 164 1.2 0 flip`,
  },
  'riddle-021': {
    card: 's1-soft',
    scene: `@piggy 136 156 1.4; l 5 ink M130 116L118 136L136 150L122 172; @hammer 234 72 1.3 0; @coin 222 208 .45
      @coin 254 216 .4; @coin 70 216 .4; l 5 coral M170 84l-10 -12M152 92l-16 -6`,
  },
  'riddle-022': {
    card: 's4-soft',
    scene: `+ share bigchain`,
  },
  'riddle-023': {
    card: 's4-soft',
    scene: `l 3 ink M112 0V60; @hook 112 100 1.7; @envelope 96 150 .9 -8; @phone 228 124 1.8; @lock 228 118 .9`,
  },
  'riddle-024': {
    card: 's4-soft',
    scene: `@thief 138 138 1.9; @headset 138 122 2.1; @phone 262 138 1.1 12
      l 5 coral M282 58q16 6 18 22M276 42q28 8 32 36`,
  },
  'riddle-025': {
    card: 's4-soft',
    scene: `@washer 160 122 2.1; @note 160 146 .72 -18; @bubble 60 70 .8; @bubble 266 60 .9; @bubble 278 110 .5
      @bubble 46 116 .5`,
  },
  'riddle-026': {
    card: 's5-soft',
    scene: `+ fallen melted`,
  },
  'riddle-027': {
    card: 's3-soft',
    scene: `@note 60 120 .9; @plus 128 120; @halves 230 120 1.3`,
  },
  'riddle-028': {
    card: 's3-soft',
    scene: `@kla 66 38 .85; @blob 160 38 .85; @blue 254 38 .85; @dime 92 82 .6; @dime 160 78 .5; @dime 228 82 .6
      l 4 ink M104 90l12 7M216 90l-12 7; @dime 160 104 .9; @nest 160 124 1.1
      l 4 ink M112 152L84 168M88 158L84 168L94 170M160 170V182M152 175L160 183L168 175M208 152L236 168M226 170L236 168L232 158
      @chart 52 206 .62; @shop 160 214 .5; @goldbars 268 204 .7`,
  },
  'riddle-029': {
    card: 's2-soft',
    scene: `@phone 58 124 1.6; @phone 262 124 1.6; @note 160 92 .8; @right 160 152 1.5`,
  },
  'riddle-030': {
    card: 's2-soft',
    scene: `r 92 46 136 148 14 violet; @qr 160 120 1.25
      l 7 coral M70 56V28H98M250 56V28H222M70 184V212H98M250 184V212H222`,
  },
  'riddle-031': {
    card: 's1-soft',
    scene: `@atm 160 120 2.1`,
  },
  'riddle-032': {
    card: 's3-soft',
    scene: `r 20 186 280 34 12 wood; @coin 62 196 .6; l 4 ink M62 150v16M56 160l6 8l6 -8; @right 104 150 .6
      @sprout 150 150 .9; @right 192 140 .6; @tree 250 126 1.3; @coin 226 108 .4; @coin 252 84 .4
      @coin 276 112 .4`,
  },
  'riddle-033': {
    card: 's1-soft',
    scene: `@note 72 66 1; @right 150 66 .8; @apple 214 42 .7; @apple 250 34 .7; @bottle 232 36 .7; @apple 268 46 .6
      @nest 240 80 1.1; @calendar 160 124 .5; @note 72 184 1; @right 150 184 .8; @nest 240 196 1.1
      @apple 240 172 .6; @nest 240 196 1.1`,
  },
  'riddle-034': {
    card: 's2-soft',
    scene: `@klaoops 96 124 1.9; @chain 150 196 1 20; @ironball 234 162 1.4; @coin 234 166 1; l 5 shadow M40 220H290`,
  },
  'riddle-035': {
    card: 's2-soft',
    scene: `@klaup 100 90 1.8; l 4 leaf-deep M70 176v18M100 182v18M130 176v18; o 160 186 10 5 ink
      l 5 coral M178 176l8 -12M180 192l14 4M174 200l4 14; o 200 176 10 5 ink; @ironball 256 160 1.1
      @coin 256 164 .8; l 5 shadow M40 220H290`,
  },
  'riddle-036': {
    card: 's2-soft',
    scene: `+ crown ballchain`,
  },
  'riddle-037': {
    card: 's2-soft',
    scene: `+ note star`,
  },
  'riddle-038': {
    card: 's3-soft',
    scene: `s 10 leaf-deep M20 216L150 90L280 216Z; s 8 white M118 124L150 90L182 124L166 118L150 128L134 118Z
      @klaoops 150 60 1.1; l 7 coral M196 30L222 54L236 44L290 104M272 104H291V86`,
  },
  'riddle-039': {
    card: 's3-soft',
    scene: `@emptystall 150 126 2; @pigside 146 128 .85; @pricetag 256 178 .7`,
  },
  'riddle-040': {
    card: 's5-soft',
    scene: `@donation 160 130 1.9; l 5 koin-edge M136 28v12M184 28v12`,
  },
}
