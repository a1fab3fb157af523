import type { Scenes } from '../draw.ts'

export const scenes11: Scenes = {
  'riddle-293': {
    card: 's2-soft',
    scene: `r 104 10 150 222 14 coral; r 118 26 88 146 8 s4-soft; @bottle 140 60 .6; @bottle 164 60 .6; @bottle 188 60 .6; r 122 90 80 5 2 sky; @bottle 140 126 .6; @bottle 164 126 .6; @bottle 188 126 .6; r 122 156 80 5 2 sky; r 118 186 88 30 6 ink; r 218 60 22 30 5 ink; r 226 66 6 18 3 koin; r 216 104 26 34 5 cream; c 224 114 3 ink; c 234 114 3 ink; c 224 126 3 ink; c 234 126 3 ink
      @coin 290 70 .8; l 6 ink M264 70H246; l 4 koin-edge M290 34v8M274 40l4 6M306 40l-4 6`,
  },
  'riddle-294': {
    card: 's4-soft',
    scene: `@thief 126 146 1.9; p violet M54 92Q60 52 126 48T198 92Z; r 50 84 152 18 8 ink; p koin M126 54L134 66L148 68L138 78L140 92H112L114 78L104 68L118 66Z; s 4 koin M164 168L180 162L196 168Q196 192 180 202Q164 192 164 168Z; @star 180 180 .3; @phone 268 136 1.3 10; l 5 coral M292 58q16 8 16 26M282 44q30 10 32 44`,
  },
  'riddle-295': {
    card: 's4-soft',
    scene: `@phone 160 120 2.3; @lock 160 84 .8; @lock 160 164 .8; c 66 84 30 violet; l 8 white M60 76l8 -8v34; l 6 ink M102 84h12; c 254 164 30 violet; l 8 white M244 156q3 -12 12 -10t8 12q-2 6 -20 22h22; l 6 ink M206 164h12; @tick 64 164 .9; @tick 256 84 .9`,
  },
  'riddle-296': {
    card: 's1-soft',
    scene: `@pot 160 186 1.3; l 8 leaf-deep M160 176V76; l 6 leaf-deep M160 150Q120 146 96 116M160 130Q200 126 226 96; @note 78 104 .6 -24; @note 244 82 .6 22; @note 116 156 .45 10; @blossom 160 58 1.3; @blossom 96 58 .6; @blossom 232 146 .6; l 5 leaf-deep M160 110Q120 100 102 70M160 160Q200 166 224 152; l 5 koin M120 20l-8 -8M200 20l8 -8`,
  },
  'riddle-297': {
    card: 's5-soft',
    scene: `@cloud 100 50 1.5; @cloud 222 50 1.5; @note 74 118 .55 -14; @note 132 138 .55 10; @note 190 112 .55 -8; @note 246 134 .55 14; @note 100 172 .5 8; @note 212 176 .5 -12; @klaup 160 196 .9; l 14 coral M60 50L262 196M262 50L60 196`,
  },
  'riddle-298': {
    card: 's4-soft',
    scene: `@gift 138 140 1.7; l 5 ink M196 0V26; o 196 36 10 5 ink; l 11 ink M196 46V160A42 42 0 0 1 112 160V140; l 9 ink M112 136L98 154M112 136L126 152
      @klaup 270 182 1.15; l 5 coral M62 70l-12 -10M44 108H28M238 78l12 -10`,
  },
  'riddle-299': {
    card: 's2-soft',
    scene: `l 30 violet M0 62H150Q186 62 186 100; l 10 violet M96 48V22; r 60 8 72 18 9 coral; r 168 98 38 12 6 ink; @note 188 132 .6 12; @dime 172 160 .7; @dime 204 164 .7; @note 190 186 .6 -14; @dime 168 210 .8; @dime 208 208 .8; @note 150 226 .55 8; @note 232 224 .55 -10; @dime 118 226 .8; @dime 266 226 .8; @klaup 60 150 1.15; @shopbag 280 150 .75`,
  },
  'riddle-300': {
    card: 's2-soft',
    scene: `s 6 ink M84 104H236L220 228H100Z; l 6 shadow M124 124L130 208M160 124V208M196 124L190 208; r 70 92 180 16 8 ink; r 20 60 132 14 7 ink; r 74 46 28 16 6 ink; @note 190 50 .95 18; @note 232 74 .7 -24; @dime 164 80 .7; l 5 coral M262 30l8 -12M280 52l12 -4; @klaoops 46 176 1`,
  },
  'riddle-301': {
    card: 's2-soft',
    scene: `@note 150 158 1.8 -10; @fire 232 112 1.1 6; @fire 196 128 .8 -6; @fire 250 156 .7; @fire 238 176 .6; l 8 wood M52 214L96 178; @fire 100 164 .45 20; c 214 58 5 ink; c 250 44 4 ink; c 232 28 3 ink; l 4 shadow M206 90q-10 -14 0 -28`,
  },
  'riddle-302': {
    card: 's2-soft',
    scene: `@kla 46 128 1.35; @blue 274 128 1.35; @note 160 38 .8; l 8 ink M106 82H212M198 68L213 82L198 96; @calendar 160 128 .72; l 8 ink M214 174H108M122 160L107 174L122 188; @note 160 212 .8`,
  },
}
