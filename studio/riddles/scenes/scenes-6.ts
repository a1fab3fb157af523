import type { Scenes } from '../draw.ts'

export const scenes6: Scenes = {
  'riddle-203': {
    card: 's1-soft',
    scene: `@heart 160 70 1.5; r 78 128 164 14 7 violet; r 148 138 24 14 0 ink; s 12 violet M110 154H210L228 218H92Z
      c 160 186 30 white; l 4 ink M138 186h5M177 186h5M160 164v5; l 5 coral M160 190L174 172; c 160 190 5 ink`,
  },
  'riddle-204': {
    card: 's1-soft',
    scene: `@heart 124 112 2.5; p s1-soft M124 102L230 84V140Z; @scissors 196 112 1.9; l 5 ink M40 40l-12 -10M30 64H14`,
  },
  'riddle-205': {
    card: 's1-soft',
    scene: `c 160 120 92 white; s 22 rose M160 172L112 122A24 24 0 0 1 160 90A24 24 0 0 1 208 122Z
      o 160 120 92 20 coral; l 20 coral M96 56L224 184`,
  },
  'riddle-206': {
    card: 's1-soft',
    scene: `l 6 wood-deep M104 26q2 -10 10 -16; f 106 24 40 -70 leaf-deep; p leaf M18 104C14 60 46 22 86 20C122 20 128 52 104 80C84 104 48 122 18 104Z
      l 5 white M46 74q10 -24 32 -30; @cross 108 104 1.1; @right 160 66 1.1; @clock 160 148 1
      l 6 wood-deep M292 26q2 -10 10 -16; f 294 24 40 -70 leaf-deep; p koin M206 104C202 60 234 22 274 20C310 20 316 52 292 80C272 104 236 122 206 104Z
      l 5 white M234 74q10 -24 32 -30; @tick 292 108 1.1; @klaoops 60 180 1.15; @klaup 256 180 1.15`,
  },
  'riddle-207': {
    card: 's1-soft',
    scene: `f 112 10 60 150 leaf; l 8 leaf-deep M60 6Q110 4 146 30; @drop 160 62 .5; @drop 160 106 .45; @drop 160 140 .3
      s 10 violet M24 226L40 176L92 152H142L150 168L160 200L172 168L180 150H232L284 178L298 226Z; p ink M148 156Q146 198 160 204T176 152Q170 178 161 182T148 156Z
      s 4 s3-soft M52 180L94 162H128L88 184ZM206 160H230L268 182L232 178Z; l 4 ink M96 226L112 200L98 184M232 226L220 204
      l 5 sky M134 138l-14 -12M186 138l14 -12`,
  },
  'riddle-208': {
    card: 's1-soft',
    scene: `@calendar 40 46 .72; @calendar 100 46 .72; @calendar 160 46 .72; @calendar 220 46 .72; @calendar 280 46 .72
      @dime 40 104 .75; @dime 100 104 .75; @dime 160 104 .75; @dime 220 104 .75; @dime 280 104 .75; @piggy 160 186 1.15
      l 5 ink M50 126L100 152M86 152L101 152L94 139M270 126L218 152M226 140L217 153L232 153`,
  },
  'riddle-209': {
    card: 's1-soft',
    scene: `r 22 20 212 200 14 white; r 22 20 212 34 14 rose; l 4 sky M22 104H234M22 154H234M64 54V220M106 54V220M150 54V220M192 54V220
      @dime 43 78 .72; @dime 85 78 .72; @dime 128 78 .72; @dime 171 78 .72; @dime 213 78 .72; @dime 43 130 .72; @dime 85 130 .72
      @dime 128 130 .72; @pen 158 104 .9 45; @piggy 272 188 .75 0 flip`,
  },
  'riddle-210': {
    card: 's1-soft',
    scene: `r 40 16 196 210 12 violet; r 56 16 180 210 8 white; l 5 ink M32 50h22M32 90h22M32 130h22M32 170h22
      @bowl 92 58 .5; @bus 92 118 .5; @shirt 92 178 .5; @dime 146 58 .72; @dime 182 58 .72; @dime 146 118 .72; @dime 146 178 .72
      @dime 182 178 .72; @dime 212 178 .72; l 3 sky M70 88H222M70 148H222M70 208H222; @pen 262 120 1.5 32`,
  },
  'riddle-211': {
    card: 's1-soft',
    scene: `@kla 46 116 1.2; @stall 262 112 1.05; @note 152 54 1; l 7 ink M94 98H196M184 86L197 98L184 110
      l 7 ink M198 142H96M108 130L95 142L108 154; @bottle 100 198 .72; c 186 194 43 koin; c 186 194 36 white
      @dime 172 184 .75; @dime 202 184 .75; @dime 187 208 .75`,
  },
  'riddle-212': {
    card: 's1-soft',
    scene: `@coin 62 58 1.35; @coin 160 58 1.35; @coin 258 58 1.35; l 9 ink M52 122l12 -10v44; l 9 ink M146 122q4 -14 16 -12t10 16q-2 8 -28 30h32
      l 9 ink M244 116q26 -10 26 8q0 10 -16 10q18 0 18 14q-2 18 -30 8; r 240 216 48 40 8 sky; r 240 194 48 36 14 cheek; l 13 cheek M254 204V182; l 3 koin-edge M268 198v12M278 200v10`,
  },
  'riddle-213': {
    card: 's5-soft',
    scene: `r 0 0 320 240 28 ink; @moon 274 46 .7; @star 40 40 .2; @star 220 30 .15; @star 110 24 .14; r 20 84 14 140 6 wood; r 288 130 14 94 6 wood
      r 26 170 270 34 10 cream; s 16 white M46 140H112V164H46Z; r 60 84 188 96 14 leaf-deep; r 70 94 168 76 8 mint; c 154 126 26 cream
      l 4 ink M138 122q5 6 10 0M160 122q5 6 10 0; c 154 138 4 ink; r 120 142 176 52 16 violet; r 120 142 176 14 7 sky
      c 176 66 10 sky; c 196 46 7 sky; c 212 30 5 sky`,
  },
  'riddle-214': {
    card: 's1-soft',
    scene: `@note 96 150 .95 -8; @note 156 144 .95 4; @note 216 150 .95 10; s 40 white M70 104Q160 66 250 92Q262 40 238 36Q160 20 84 50Q56 60 70 104Z
      l 5 sky M70 92q10 -8 24 -10M236 52q-12 2 -22 0; r 20 168 280 40 14 sky; l 5 white M56 170v36M104 170v36M152 170v36M200 170v36M248 170v36
      r 14 204 292 14 6 wood; r 30 216 14 22 4 wood-deep; r 276 216 14 22 4 wood-deep`,
  },
  'riddle-215': {
    card: 's1-soft',
    scene: `@note 150 116 2.6; c 26 80 18 s1-soft; c 40 56 16 s1-soft; c 250 44 22 s1-soft; c 278 70 24 s1-soft; c 276 100 16 s1-soft; c 60 190 22 s1-soft
      c 92 188 14 s1-soft; c 238 190 18 s1-soft; c 266 178 18 s1-soft; c 96 92 15 s1-soft; c 112 80 10 s1-soft; c 204 150 14 s1-soft
      @ant 262 78 .7 200; @ant 40 92 .6 30; @ant 82 182 .7 -60; @ant 108 98 .55 60; @ant 246 178 .7 220; @ant 206 158 .5 90; @ant 290 196 .6 230; @ant 24 214 .6 -40`,
  },
  'riddle-216': {
    card: 's1-soft',
    scene: `r 82 14 156 212 18 sky; r 98 28 124 64 10 ink; c 132 60 20 white; c 188 60 20 white; c 138 66 9 ink; c 182 66 9 ink; l 6 ink M112 34l26 8M208 34l-26 8
      r 96 108 128 66 16 ink; @card 160 178 1.05; p white M104 110H122L113 130ZM130 110H148L139 130ZM156 110H174L165 130ZM182 110H200L191 130Z
      p ink M96 160H112L104 150Z; r 96 108 128 6 3 ink; p white M108 178L117 156L126 178ZM194 178L203 156L212 178Z; l 5 coral M54 168l-16 -6M52 188H34M266 168l16 -6M268 188h18`,
  },
  'riddle-217': {
    card: 's1-soft',
    scene: `p wood M116 62C30 130 40 228 160 228S290 130 204 62Z; s 8 wood M124 56L112 26H208L196 56Z; l 9 wood-deep M116 60H204
      p cream M124 84C70 136 74 208 160 208S250 136 196 84Z; @coin 142 186 .62; @coin 180 186 .62; @down 160 132 1.1`,
  },
  'riddle-218': {
    card: 's1-soft',
    scene: `l 6 ink M86 0V26; r 62 22 48 26 8 ink; p white M66 48H106Q108 66 124 84A46 46 0 1 1 48 84Q64 66 66 48Z; l 5 wood-deep M78 58V92L70 108H102L94 92V58
      l 4 ink M110 36H146V152; c 146 154 6 coral; r 122 160 48 36 16 cheek; r 124 192 44 48 6 sky; l 10 cheek M130 166h14
      @right 200 104 1; @piggy 264 152 .9; @coin 256 82 .55; l 4 koin-edge M244 54v10M256 48v14M268 54v10`,
  },
  'riddle-219': {
    card: 's1-soft',
    scene: `l 20 violet M0 92H78Q104 92 104 122; l 8 violet M56 82V58; r 34 44 44 14 7 coral; @drop 104 172 .5; l 10 coral M78 146L130 198M130 146L78 198
      @right 176 120 1; @piggy 256 152 .95; @coin 248 82 .55; l 4 koin-edge M236 54v10M248 48v14M260 54v10; r 44 20 46 32 14 cheek; r 88 22 60 28 6 sky`,
  },
  'riddle-220': {
    card: 's1-soft',
    scene: `+ bank school`,
  },
  'riddle-221': {
    card: 's1-soft',
    scene: `+ note wasp note`,
  },
}
