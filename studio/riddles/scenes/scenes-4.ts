import type { Scenes } from '../draw.ts'

export const scenes4: Scenes = {
  'riddle-145': {
    card: 's2-soft',
    scene: `+ pricetag phone`,
  },
  'riddle-146': {
    card: 's2-soft',
    scene: `+ pricetag bowl`,
  },
  'riddle-147': {
    card: 's2-soft',
    scene: `+ pricetag ticket plane`,
  },
  'riddle-148': {
    card: 's2-soft',
    scene: `+ pricetag washer`,
  },
  'riddle-149': {
    card: 's5-soft',
    scene: `+ pricetag laptop`,
  },
  'riddle-150': {
    card: 's1-soft',
    scene: `p leaf-deep M0 60Q120 90 200 150T320 206V240H0Z; c 46 46 16 white; @dime 46 46 .4; c 120 74 28 white
      @dime 112 70 .5; @dime 128 80 .5; c 232 124 52 white; @dime 214 106 .7; @dime 250 108 .7; @dime 232 128 .7
      @dime 212 146 .7; @dime 250 148 .7; l 4 white M70 30q14 2 22 10M150 36q18 4 28 16`,
  },
  'riddle-151': {
    card: 's1-soft',
    scene: `+ flower cowrie legup`,
  },
  'riddle-152': {
    card: 's5-soft',
    scene: `@biceps 258 118 1; @biceps 62 118 1 0 flip; @note 160 140 1.7; @globe 160 44 .7`,
  },
  'riddle-153': {
    card: 's5-soft',
    scene: `+ moneybag fullbucket`,
  },
  'riddle-154': {
    card: 's2-soft',
    scene: `r 216 40 22 170 8 wood
      l 7 koin-edge M216 104Q228 112 238 104M216 120Q228 128 238 120M216 136Q228 144 238 136M216 152Q228 160 238 152M216 96Q160 150 120 156
      @bull 92 124 1.5; l 5 leaf M30 214H296; l 5 ink M200 176C196 204 260 204 256 176M244 184L256 174L264 187`,
  },
  'riddle-155': {
    card: 's5-soft',
    scene: `r 0 132 320 108 28 sky; r 0 132 320 50 0 sky
      l 6 white M10 132Q40 114 70 132T130 132T190 132T250 132T310 132; @klaup 110 92 1.4
      @fullwater 200 110 .9 20; @up 276 84 1.3; l 4 white M60 180q16 -10 32 0M180 200q16 -10 32 0`,
  },
  'riddle-156': {
    card: 's1-soft',
    scene: `@shallot 82 108 .6; @shallot 114 98 .6; @shallot 146 106 .6; @shallot 98 122 .6; @shallot 130 122 .6
      @nest 114 154 1.5; @shallot 204 66 .7; @fist 250 56 .9; l 5 ink M176 72q-20 4 -28 16; @piggy 252 170 .9`,
  },
  'riddle-157': {
    card: 's1-soft',
    scene: `@bank 104 110 1.7; @lock 104 156 .9; @calendar 262 96 .9 10; @calendar 246 108 .9 0
      @calendar 230 122 .9 -8`,
  },
  'riddle-158': {
    card: 's3-soft',
    scene: `@piggy 160 156 1.5; @bar 146 56 1.5; l 5 koin-edge M110 14v18M146 8v18M182 14v18`,
  },
  'riddle-159': {
    card: 's3-soft',
    scene: `@piggy 160 160 1.45; @chart 150 58 .85; l 5 leaf-deep M84 40v20M216 40v20`,
  },
  'riddle-160': {
    card: 's2-soft',
    scene: `@pricetag 122 124 2; @up 268 120 2`,
  },
  'riddle-161': {
    card: 's2-soft',
    scene: `r 24 22 272 84 24 white; s 6 white M120 104L108 132L150 104Z; @star 64 64 .55; @star 112 64 .55
      @star 160 64 .55; @star 208 64 .55; @star 256 64 .55; @phone 96 184 .95; @parcel 206 184 1`,
  },
  'riddle-162': {
    card: 's2-soft',
    scene: `r 70 150 12 84 4 wood-deep; r 238 150 12 84 4 wood-deep; r 30 26 260 132 14 ink; r 40 36 240 112 8 koin
      p white M104 40L116 66L144 54L140 82L168 90L142 102L152 130L124 120L106 142L94 118L66 128L76 100L48 88L78 80L72 54L94 66Z; @bottle 107 92 .8
      @saletag 216 92 1.25; l 6 ink M84 26V12M160 26V12M236 26V12; p koin-edge M72 14H96L90 2H78Z; p koin-edge M148 14H172L166 2H154Z; p koin-edge M224 14H248L242 2H230Z
      @megaphone 128 198 .62 -20; l 5 coral M160 174l12 -10M166 188h14; @klaup 208 200 .85; l 5 shadow M20 234H300`,
  },
  'riddle-163': {
    card: 's4-soft',
    scene: `+ face horse`,
  },
  'riddle-164': {
    card: 's4-soft',
    scene: `@thief 88 92 1.5; @fire 196 206 .7; @fire 226 206 .7; @note 212 104 .7 -20
      p violet M150 116H274V160Q274 190 244 190H180Q150 190 150 160Z; r 140 108 144 16 8 ink
      l 8 wood M142 62L182 112; l 4 white M190 70q-8 -12 0 -22M232 66q-8 -12 0 -22`,
  },
  'riddle-165': {
    card: 's4-soft',
    scene: `@passbook 160 118 2.1; l 9 ink M50 74L270 166M50 166L270 74; @lock 160 124 1.1`,
  },
  'riddle-166': {
    card: 's4-soft',
    scene: `@phone 120 120 2.3; r 66 66 108 56 12 violet
      l 6 white M80 82h14l-8 24M110 82v24M140 106V82l-12 16h17M154 82h12l-7 24; @clock 252 64 .9
      @thief 254 174 1.1`,
  },
  'riddle-167': {
    card: 's5-soft',
    scene: `r 0 90 320 150 28 wood; r 0 90 320 40 0 wood; r 0 84 150 14 7 leaf; r 160 90 160 150 28 sky
      r 160 90 160 60 0 sky; r 160 90 40 150 0 sky; @chest 78 166 1.1; @tree 40 52 .7; @fish 226 140 .7
      @fish 268 190 .6 0 flip; @dime 214 200 .7; @dime 290 138 .5; l 5 white M164 92Q186 80 208 92T252 92T296 92`,
  },
  'riddle-168': {
    card: 's5-soft',
    scene: `l 24 cheek M98 158V212M116 164V212; l 26 violet M214 158L222 204M222 206H276; r 84 134 148 42 20 sky; c 58 158 30 cheek
      p ink M28 156C24 116 92 116 88 154C76 138 48 138 28 156Z; c 46 160 4 ink; c 66 160 4 ink; l 4 ink M48 178q8 -7 16 0; l 3 ink M40 150l10 4M72 150l-10 4; p sky M30 184q-8 10 0 14q8 -4 0 -14Z; p sky M88 170q-6 8 0 12q6 -4 0 -12Z
      r 82 118 158 22 8 wood; r 90 112 142 12 6 sky; @rice 104 114 .8; @rice 132 114 .8; @rice 160 114 .8; @rice 188 114 .8
      @blob 226 82 .95; s 5 koin M196 66L226 42L256 66Z; l 5 koin-edge M200 68H252; l 5 shadow M20 222H300`,
  },
  'riddle-169': {
    card: 's2-soft',
    scene: `@pricetag 128 166 1.7; @racket 226 74 1.5 -135; l 5 coral M150 96l-12 -14M172 88l-4 -18M128 112l-16 -8`,
  },
  'riddle-170': {
    card: 's2-soft',
    scene: `@pricetag 122 124 2.1; r 150 60 8 130 0 s2-soft; @scissors 196 118 1.5 0`,
  },
  'riddle-171': {
    card: 's2-soft',
    scene: `+ wasp pricetag`,
  },
  'riddle-172': {
    card: 's3-soft',
    scene: `l 6 ink M36 24V214H296; l 9 coral M50 50L96 84L116 66L176 124; d 7 coral M206 150L270 200
      @scissors 208 112 1.3 -40`,
  },
  'riddle-173': {
    card: 's3-soft',
    scene: `l 4 coral M60 20v50; r 52 30 16 28 3 coral; l 4 coral M96 46v50; r 88 56 16 28 3 coral
      l 4 coral M132 80v50; r 124 90 16 28 3 coral; l 4 leaf-deep M164 106v54; r 156 116 16 30 3 leaf
      l 13 violet M196 166Q240 150 312 70; e 150 182 62 38 violet; e 148 174 48 24 s3-soft
      l 4 leaf-deep M150 132v40; r 142 140 16 26 3 leaf`,
  },
  'riddle-174': {
    card: 's5-soft',
    scene: `r 0 148 320 92 28 sky; r 0 148 320 50 0 sky; @klaoops 136 96 1.5; @suitcase 222 118 .75
      r 66 148 200 18 9 wood; r 60 162 212 18 9 wood-deep; r 72 176 190 16 8 wood
      l 6 koin-edge M100 146V192M232 146V192
      l 4 white M20 200q16 -10 32 0M270 210q14 -10 28 0M130 216q16 -10 32 0; @cloud 268 42 .8`,
  },
  'riddle-175': {
    card: 's5-soft',
    scene: `@leg 104 104 1.7 -30; c 214 176 20 wood; c 244 158 16 wood; c 248 190 22 wood; c 276 172 14 wood
      c 222 142 9 wood; c 282 142 7 wood; c 296 196 9 wood; c 264 126 5 wood; l 5 shadow M20 222H300
      l 5 ink M60 196q20 16 50 14`,
  },
  'riddle-176': {
    card: 's5-soft',
    scene: `@blob 50 110 1.4; @blue 270 110 1.4; r 84 108 152 16 6 wood; r 100 124 12 96 4 wood-deep
      r 208 124 12 96 4 wood-deep; @paper 160 84 .5 -6; @note 160 178 .8; @right 160 208 .7
      l 7 rose M76 140Q90 176 118 178; l 7 sky M244 140Q230 176 202 178`,
  },
  'riddle-177': {
    card: 's5-soft',
    scene: `l 16 wood-deep M0 196Q120 176 320 190; f 270 186 46 30 leaf; f 60 186 40 -40 leaf; f 30 192 34 -70 leaf
      @bird 160 116 1.4; p wood M98 132H222Q218 190 160 190T98 132Z
      l 4 wood-deep M104 144q56 16 112 0M110 160q50 14 100 0M124 176q36 8 72 0`,
  },
  'riddle-178': {
    card: 's5-soft',
    scene: `s 10 leaf-deep M0 240L340 40V250Z; @klaoops 100 128 1.2 -28; @mortar 190 76 1.1 -28
      l 5 ink M46 140l-16 8M52 166l-18 10; @cloud 60 40 .8`,
  },
  'riddle-179': {
    card: 's5-soft',
    scene: `r 0 0 320 240 28 s4-soft; r 0 0 160 240 0 sky; r 0 196 160 44 0 leaf; r 160 196 160 44 0 wood; @cloud 44 44 1.05; @cloud 110 50 1.15; r 4 46 148 26 13 white
      l 6 white M22 86l-6 18M50 86l-6 18M78 86l-6 18M106 86l-6 18M134 86l-6 18M36 118l-6 18M122 118l-6 18M140 146l-6 18M22 150l-6 18
      @klaup 78 158 1.1; @sprout 30 178 .5; @flower 128 176 .5; @sun 262 50 .9; @klaoops 242 160 1.1; l 4 wood-deep M180 206l14 10l-8 14M226 204l-8 12l12 12M276 206l-10 12l12 12
      l 5 koin-edge M296 196q6 -30 -8 -38; f 290 160 15 -130 koin-edge; @emptybowl 192 178 .55`,
  },
  'riddle-180': {
    card: 's4-soft',
    scene: `r 0 150 320 90 28 wood; r 0 150 320 40 0 wood; p sky M110 152H304Q300 222 208 222T110 152Z
      @thief 60 108 1.1; l 4 ink M84 96Q150 60 176 150; @dime 176 166 .8; @fish 244 186 .7 0 flip
      l 8 wood-deep M24 60V150; s 6 ink M14 150H34V168L24 178L14 168Z`,
  },
  'riddle-181': {
    card: 's4-soft',
    scene: `r 0 176 320 64 28 leaf; r 0 176 320 30 0 leaf; r 28 110 12 92 4 wood; r 72 110 12 92 4 wood
      r 116 110 12 92 4 wood; r 160 110 12 92 4 wood; r 20 126 160 12 4 wood-deep; r 20 160 160 12 4 wood-deep
      @hammer 204 150 .7; @bull 270 66 .8; l 4 ink M224 92q-14 4 -20 12M222 112q-10 4 -16 12; @question 100 70 1
      l 7 coral M87 58C87 38 115 38 114 58C113 70 100 70 100 82; c 100 98 5 coral`,
  },
  'riddle-182': {
    card: 's2-soft',
    scene: `s 6 white M160 16L178 44V150H142V44Z; l 4 sky M160 30V150; r 112 150 96 14 7 koin-edge
      r 150 164 20 46 8 wood-deep; c 160 216 12 koin
      @tick 58 90 1.3; @cross 262 90 1.3
      l 5 coral M200 40l18 -12M204 74h24M200 108l18 12M120 40l-18 -12M116 74H92M120 108l-18 12`,
  },
  'riddle-183': {
    card: 's5-soft',
    scene: `@house 196 58 1.2; @school 256 66 .8; @cloud 206 120 1.8; @cloud 264 118 1; c 112 130 8 white
      c 94 146 5 white; @kla 60 180 1.2; r 10 214 120 8 4 leaf`,
  },
}
