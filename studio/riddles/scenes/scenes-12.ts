import type { Scenes } from '../draw.ts'

export const scenes12: Scenes = {
  'riddle-303': {
    card: 's3-soft',
    scene: `+ tooth bangle`,
  },
  'riddle-304': {
    card: 's5-soft',
    scene: `d 4 wood-deep M112 30a28 30 0 1 0 .1 0M176 30a28 30 0 1 0 .1 0M240 30a28 30 0 1 0 .1 0M112 140a28 30 0 1 0 .1 0M176 140a28 30 0 1 0 .1 0M240 140a28 30 0 1 0 .1 0
      @cowrie 46 62 .62; @snail 46 172 .62; @klaoops 284 122 .85`,
  },
  'riddle-305': {
    card: 's2-soft',
    scene: `r 84 104 152 10 4 wood-deep; r 84 220 152 10 4 wood-deep; r 84 20 8 210 3 wood-deep; r 228 20 8 210 3 wood-deep; @cowrie 160 62 .8; @cowrie 160 172 .8; o 160 170 52 6 coral; l 10 coral M290 170H232M250 154L231 170L250 186`,
  },
  'riddle-306': {
    card: 's1-soft',
    scene: `@cowrie 160 140 1.8; l 6 coral M160 62L150 82L168 94L152 112L162 124; s 6 cream M196 78L224 98L214 112L186 92Z; l 4 coral M204 86l10 14M214 84l-14 10; @star 96 50 .35; @star 226 44 .35; @star 160 30 .3; d 4 koin M96 50Q160 0 226 44; p wood M96 92l14 4l-8 10Z; p wood M80 74l10 -2l-2 12Z; p wood M248 82l12 4l-12 8Z`,
  },
  'riddle-307': {
    card: 's5-soft',
    scene: `@kla 56 136 1.4; l 6 coral M90 160Q130 186 168 150; @cowrie 204 132 1.25; r 158 142 92 14 7 coral; c 204 160 9 koin; l 5 coral M252 96q12 8 10 22M266 88q16 12 14 32; @emptybowl 284 200 .6; c 274 192 5 wood; c 288 190 5 wood; c 280 186 5 wood; l 5 shadow M16 226H306`,
  },
  'riddle-308': {
    card: 's5-soft',
    scene: `l 9 wood M62 150L36 186M140 142L166 120; l 9 wood M88 190V216M116 190V216; @cowrie 102 132 1.25; r 54 88 96 15 7 coral; l 7 coral M52 94L34 84M52 98L36 106; @hammer 158 104 .8 60; @drop 46 60 .25; @drop 160 56 .25; @drop 30 132 .22
      r 212 76 92 110 10 white; p coral M212 102V86Q212 76 222 76H294Q304 76 304 86V102Z; l 6 ink M236 68v16M280 68v16; @tick 232 122 .4; @tick 258 122 .4; @tick 284 122 .4; @tick 232 144 .4; @tick 258 144 .4; @tick 284 144 .4; @tick 232 166 .4; @tick 258 166 .4; @tick 284 166 .4`,
  },
  'riddle-309': {
    card: 's5-soft',
    scene: `+ cowrie old`,
  },
  'riddle-310': {
    card: 's2-soft',
    scene: `l 54 ink M-20 214C90 220 60 120 150 128S240 70 340 64; d 4 white M-20 214C90 220 60 120 150 128S240 70 340 64; @kla 262 54 1; @shopbag 226 70 .4; @cowrie 44 196 .36; @cowrie 84 158 .34; @cowrie 134 122 .34; @cowrie 184 116 .32; l 4 coral M212 92l-6 10M222 98l-4 10; @palmtree 60 92 .7; @house 226 190 .8`,
  },
  'riddle-311': {
    card: 's4-soft',
    scene: `@blossom 92 122 2.2; l 6 ink M70 100l18 10M116 100l-18 10; c 82 116 4 ink; c 104 116 4 ink; p ink M76 128H110Q108 146 93 146T76 128Z; s 2 white M80 129L84 140L88 129ZM98 129L102 140L106 129Z
      @cowrie 236 120 1.9; l 7 ink M196 74l28 14M272 74l-28 14; c 214 98 8 white; c 258 98 8 white; c 215 99 5 ink; c 257 99 5 ink; p ink M204 150H270Q266 186 237 186T204 150Z; s 3 white M212 152L219 170L226 152ZM248 152L255 170L262 152Z; l 5 coral M160 40v18M44 40l10 14M296 34l-8 16`,
  },
  'riddle-312': {
    card: 's2-soft',
    scene: `+ pricetag wasp cake`,
  },
  'riddle-313': {
    card: 's3-soft',
    scene: `@pricetag 96 152 1.9; p ink M82 176H150Q146 200 116 200T82 176Z; p cream M90 177H142L138 184H94Z; c 96 122 6 ink; c 152 122 6 ink; r 196 20 108 44 20 white; p white M206 54L190 78L226 62Z; l 6 sky M216 36H284M216 50H262; r 214 88 92 40 18 white; p white M222 118L204 138L244 126Z; l 6 sky M232 102H288M232 114H268; r 206 152 100 44 20 white; p white M214 160L184 168L214 180Z; l 6 sky M226 168H288M226 182H270; l 5 coral M30 84l-12 -8M52 62l-6 -14`,
  },
  'riddle-314': {
    card: 's2-soft',
    scene: `l 16 cheek M132 140V204M188 140V204; s 8 coral M112 204H140V218H104ZM180 204H208L216 218H180Z; @pricetag 160 94 1.9; l 12 cheek M74 96Q40 110 60 140L86 130M246 96Q282 110 262 140L240 130; l 8 shadow M30 226H290; l 5 ink M88 226l-8 10M160 226l-8 10M232 226l-8 10`,
  },
  'riddle-315': {
    card: 's2-soft',
    scene: `l 46 coral M134 30Q264 120 134 210; c 140 34 8 white; @coin 198 120 1; l 5 ink M132 32L66 120L132 208; l 8 wood-deep M66 120H292; s 5 ink M286 108L308 120L286 132Z; l 6 leaf M66 120l-18 -12M66 120l-18 12M78 120l-18 -12M78 120l-18 12; l 5 koin-edge M244 40l12 -10M262 66l16 -4M244 200l12 10`,
  },
  'riddle-316': {
    card: 's2-soft',
    scene: `r 60 208 200 24 10 violet; r 92 176 136 40 16 ink; @pricetag 164 150 1.4 0; @point 170 66 1.3 90; l 7 coral M76 120V160M66 150L76 162L86 150M256 120V160M246 150L256 162L266 150`,
  },
  'riddle-317': {
    card: 's5-soft',
    scene: `@shop 52 64 .9; @shop 268 64 .9 0 flip; @saletag 78 164 1.25; s 7 coral M304 164L274 127H196Q188 127 188 135V193Q188 201 196 201H274Z; c 280 164 8 white; @percent 226 164 1.2
      l 10 white M112 150L186 78; l 10 white M208 150L134 78; l 8 koin M102 140L122 162M218 140L198 162; l 9 wood-deep M110 152L98 166M210 152L222 166; l 6 koin-edge M160 62V40M140 74L124 60M180 74L196 60`,
  },
  'riddle-318': {
    card: 's2-soft',
    scene: `@shop 46 122 1.2 0; @kla 112 152 .9; @blob 162 152 .9; @blue 212 152 .9; @wasp 272 152 .8; l 5 shadow M10 200H312; l 6 ink M284 60H190M206 46L188 60L206 74`,
  },
  'riddle-319': {
    card: 's2-soft',
    scene: `+ signpost medicine`,
  },
  'riddle-320': {
    card: 's2-soft',
    scene: `l 9 ink M14 60Q70 30 82 80T34 128T84 178; r 66 170 40 36 8 ink; l 7 koin-edge M76 206V226M96 206V226; @plus 160 120; @note 256 84 .8 -8; @palm 246 120 .95; l 6 leaf-deep M230 40V20M262 36l6 -18M292 46l14 -14`,
  },
  'riddle-321': {
    card: 's2-soft',
    scene: `r 84 40 152 186 30 sky; r 92 48 136 170 24 white; r 92 78 136 140 24 mint; r 88 18 144 30 10 wood; r 108 188 96 20 4 coral; r 114 190 84 5 0 white; r 116 166 90 20 4 violet; r 122 168 78 5 0 white; r 108 144 92 20 4 koin; r 114 146 80 5 0 white; @gamepad 160 118 .85 -8; @bubble 112 100 .3; @bubble 210 136 .3; @bubble 206 96 .22; c 120 68 4 white`,
  },
  'riddle-322': {
    card: 's4-soft',
    scene: `@ear 78 112 1.1; @plus 160 120; @feather 244 120 1.3; l 4 sky M196 190q12 -10 24 0t24 0`,
  },
  'riddle-323': {
    card: 's2-soft',
    scene: `+ eye fire`,
  },
  'riddle-324': {
    card: 's4-soft',
    scene: `@eye 236 128 1.35; @hand 112 112 1.35 38; l 6 coral M166 58l10 -18M186 74l16 -14M176 196l10 16; l 5 ink M20 120Q24 74 54 44M44 132Q46 100 66 78`,
  },
  'riddle-325': {
    card: 's4-soft',
    scene: `+ crown hand`,
  },
  'riddle-326': {
    card: 's5-soft',
    scene: `+ crown frame`,
  },
  'riddle-327': {
    card: 's2-soft',
    scene: `+ leg shopbag`,
  },
  'riddle-328': {
    card: 's2-soft',
    scene: `@pot 72 188 .9; @hand 72 154 .62; @right 146 150 .8; @hand 238 96 1.4; f 226 150 34 -64 leaf; f 250 150 34 64 leaf-deep; @pot 238 182 1.2; l 6 leaf-deep M298 150V40M286 56L298 38L310 56`,
  },
  'riddle-329': {
    card: 's5-soft',
    scene: `+ heart pump`,
  },
  'riddle-330': {
    card: 's3-soft',
    scene: `+ heart fire`,
  },
  'riddle-331': {
    card: 's4-soft',
    scene: `@cloud 64 92 1.15; c 50 94 4 ink; c 78 94 4 ink; l 6 sky M40 134H96Q118 134 116 152T98 164M30 154H74Q92 154 90 172T76 180M50 172H60; o 66 108 6 4 ink; @plus 160 120; @mouth 246 120 1.15`,
  },
  'riddle-332': {
    card: 's4-soft',
    scene: `@paper 74 118 1.15; l 5 violet M48 138q8 -14 12 0t12 -4t10 2; p coral M90 154L84 184L96 176L108 184L102 154Z; c 96 148 14 koin; o 96 148 8 3 koin-edge; @plus 160 120; @heart 246 122 1.1`,
  },
}
