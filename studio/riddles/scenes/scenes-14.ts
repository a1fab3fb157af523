import type { Scenes } from '../draw.ts'

export const scenes14: Scenes = {
  'riddle-363': {
    card: 's2-soft',
    scene: `+ camera saletag`,
  },
  'riddle-364': {
    card: 's2-soft',
    scene: `r 12 12 144 104 16 white; r 164 12 144 104 16 white; r 12 124 144 104 16 sky; r 164 124 144 104 16 white; @saletag 72 64 .85; @down 130 64 1
      @shirt 204 64 .6; @hat 270 66 .75; @swap 237 64 .55; @hand 48 180 .65 30; @playcard2 98 154 .6 20; @playcard 110 202 .6 -14; @playcard2 136 170 .6 40; l 4 ink M70 146h10M72 206h12; @bottle 202 178 .85; @bottle 268 178 .85; @plus 236 178 .7; s 4 coral M268 148L252 138V158ZM268 148L284 138V158Z; c 268 148 5 koin`,
  },
  'riddle-365': {
    card: 's2-soft',
    scene: `@balloon 104 44 .95 -12; @balloon 160 34 .95; @balloon 216 44 .95 12; l 3 wood-deep M110 76L130 108M160 66V108M210 76L190 108; @stall 160 150 1.15; e 160 228 60 8 shadow; l 5 ink M76 130V110M68 118L76 108L84 118M244 130V110M236 118L244 108L252 118; @cloud 40 90 .6; @cloud 284 80 .6`,
  },
  'riddle-366': {
    card: 's2-soft',
    scene: `+ stall drop`,
  },
  'riddle-367': {
    card: 's5-soft',
    scene: `+ stall biceps suitcase`,
  },
  'riddle-368': {
    card: 's3-soft',
    scene: `r 0 0 320 240 28 ink; p violet M0 200Q160 176 320 200V240H0Z; @star 52 50 .3; @star 250 36 .3; @star 286 96 .2; @star 118 34 .2; @horse 160 128 2; c 226 94 7 white; c 227 94 4 ink; l 4 violet M40 130H76M28 154H66M44 178H80`,
  },
  'riddle-369': {
    card: 's1-soft',
    scene: `+ horse sole tree`,
  },
  'riddle-370': {
    card: 's4-soft',
    scene: `p violet M0 200C40 190 60 196 100 188C130 180 150 176 168 150C186 124 214 116 236 136C222 134 214 144 222 156C236 176 280 188 320 184V240H0Z; l 5 sky M20 214q20 -10 40 0t40 0M190 200q20 -10 40 0t40 0; o 60 164 28 6 ink; o 134 164 28 6 ink; l 6 coral M60 164L90 126H124L134 164M90 126L100 164H60M100 164L124 126V112H134; @kla 84 76 1.1; l 9 leaf-deep M78 112L98 150; @drop 176 120 .25 60; @drop 194 98 .22 60; @phone 284 86 1.1 14; @heart 258 34 .3; @heart 234 52 .22; @heart 296 22 .24`,
  },
  'riddle-371': {
    card: 's5-soft',
    scene: `r 20 56 120 128 20 ink; @moon 80 126 .9; @star 50 84 .25; @star 116 80 .2; @star 118 156 .22; @star 44 148 .18; @plus 168 120; @buoy 250 118 1.15`,
  },
  'riddle-372': {
    card: 's5-soft',
    scene: `+ note corked pillow`,
  },
  'riddle-373': {
    card: 's4-soft',
    scene: `+ pricetag teacup`,
  },
  'riddle-374': {
    card: 's5-soft',
    scene: `@kla 116 176 1.15; @blob 194 176 1.15; @blue 270 176 1.15; @coin 116 122 .95; @mouth 116 84 1.25; r 84 76 64 14 0 ink; s 3 white M88 72L98 90L108 72ZM108 72L118 90L128 72ZM128 72L138 90L146 72Z; l 5 coral M52 62l-14 -10M180 62l14 -10M50 96H34M182 96h16; l 7 ink M300 122H220M234 110L219 122L234 134; l 5 shadow M60 224H310`,
  },
  'riddle-375': {
    card: 's5-soft',
    scene: `p white M104 8H216V150L160 176L104 150Z; l 5 sky M120 30h40M120 52h40M120 74h40M120 96h40M120 118h40; l 5 ink M184 30h16M180 52h20M176 74h24M172 96h28M166 118h34; f 160 176 90 -100 rose; f 160 176 90 -140 cheek; f 160 176 70 180 rose; f 160 176 90 140 cheek; f 160 176 90 100 rose; f 160 176 66 -60 rose; f 160 176 66 60 rose; c 160 176 22 koin; l 5 coral M60 120l-14 -10M260 120l14 -10`,
  },
  'riddle-376': {
    card: 's2-soft',
    scene: `@tiffin 96 122 1.7; @calendar 238 116 1.5; l 9 wood M146 128H180; l 8 wood M162 128C132 98 128 144 162 128C196 144 192 98 162 128M160 132L146 158M164 132L178 158; r 154 120 16 16 7 wood-deep`,
  },
  'riddle-377': {
    card: 's5-soft',
    scene: `p leaf-deep M40 96Q116 30 192 112L216 190Q120 130 62 168Z; p mint M54 102Q118 50 180 116L198 168Q116 120 68 150Z; c 126 112 20 cream; c 126 107 7 leaf-deep; r 115 115 22 9 4 leaf-deep; l 10 cheek M48 130Q22 150 30 198M202 150Q228 176 218 216; c 30 200 8 cheek; c 218 216 8 cheek; @drop 84 40 .28; @drop 42 62 .22; l 4 ink M98 92l12 6M150 94l-10 8; @globe 272 74 1; @down 272 168 1.1`,
  },
  'riddle-378': {
    card: 's2-soft',
    scene: `@mouth 74 120 1.1; @plus 160 120; @body 246 118 1.5; l 10 leaf-deep M208 140Q200 164 232 162M284 140Q292 164 260 164; l 5 coral M226 182q10 8 20 0t20 0; l 4 ink M240 136q6 -6 12 0`,
  },
  'riddle-379': {
    card: 's3-soft',
    scene: `p mint M136 12H184V76Q184 96 228 116V218Q228 230 216 230H104Q92 230 92 218V116Q136 96 136 76Z; p s4-soft M144 20H176V80Q178 102 218 122V216Q218 220 214 220H106Q102 220 102 216V122Q142 102 144 80Z; @coin 160 60 .45; @coin 160 28 .45; @coin 132 130 .5; @coin 164 116 .5; @coin 194 136 .5; @coin 120 162 .5; @coin 152 150 .5; @coin 184 168 .5; @coin 206 176 .5; @coin 136 194 .5; @coin 168 196 .5; @coin 198 206 .5; l 9 coral M290 62H200M216 46L198 62L216 78; l 9 coral M30 62H120M104 46L122 62L104 78`,
  },
  'riddle-380': {
    card: 's5-soft',
    scene: `p violet M-4 132C60 100 100 170 170 140S270 120 324 150V206C270 176 230 196 170 204S60 170 -4 196Z; l 5 white M20 176q20 -12 40 0M190 172q20 -12 40 0; @brain 120 128 1.5; l 6 ink M196 96H238M224 84L240 96L224 108; @plane 272 60 1 -14; l 4 sky M60 98h-14M58 116h-18`,
  },
  'riddle-381': {
    card: 's3-soft',
    scene: `r 0 108 128 16 4 wood; r 24 124 14 110 3 wood-deep; r 96 124 14 110 3 wood-deep; r 138 96 112 100 8 white; @chart 194 146 .9 24; l 5 ink M150 60v22M176 50v28M204 56v26; l 6 coral M250 208l16 8M134 212l-14 8; @klaoops 278 176 1.1; d 4 shadow M96 90Q120 60 160 84; l 5 shadow M10 234H310`,
  },
  'riddle-382': {
    card: 's3-soft',
    scene: `c 160 138 62 sky; l 40 sky M140 110Q112 90 106 66M180 110Q208 90 214 66; c 104 62 34 sky; c 216 62 34 sky; p koin M74 54L40 66L76 78Z; p koin M246 54L280 66L244 78Z; c 96 54 6 ink; c 224 54 6 ink; p violet M124 132Q160 122 196 132Q160 186 124 132Z; l 7 koin-edge M142 196V222M178 196V222; @dime 30 68 .8; @dime 290 68 .8; s 6 sky M132 190L160 214L188 190Z`,
  },
  'riddle-383': {
    card: 's4-soft',
    scene: `s 6 white M48 204V40L240 24L276 60V216Z; p s3-soft M240 24V62L276 60Z; l 3 sky M48 122L276 116M160 30V210M48 40L160 120L276 216; @tiger 160 124 1.75; l 4 white M90 60L230 190; l 6 ink M124 92l22 10M196 92l-22 10; s 3 white M138 168L144 184L150 168ZM170 168L176 184L182 168Z; p s4-soft M48 204L76 204L48 178Z`,
  },
  'riddle-384': {
    card: 's4-soft',
    scene: `@face 42 120 .64; @plus 84 120 .7; @meat 122 120 .66; @plus 162 120 .7; @heart 202 120 .7; @plus 240 120 .7; @tiger 282 120 .68`,
  },
  'riddle-385': {
    card: 's4-soft',
    scene: `r 34 30 132 172 8 white; r 26 22 148 14 6 wood; r 26 198 148 14 6 wood; @tiger 100 118 1.3; l 5 ink M74 98l16 8M126 98l-16 8; @pen 160 186 .9 -40; @fist 186 206 .6; @bull 258 122 1.05; @drop 216 56 .28; @drop 304 60 .28; l 4 ink M204 130q-8 8 0 16M312 130q8 8 0 16; p white M238 128a9 9 0 1 0 .1 0M278 128a9 9 0 1 0 .1 0`,
  },
  'riddle-386': {
    card: 's2-soft',
    scene: `@pigside 92 66 1.15; l 9 ink M168 66H278M262 50L280 66L262 82; @hen 226 172 1; l 9 ink M152 174H42M58 158L40 174L58 190`,
  },
  'riddle-387': {
    card: 's2-soft',
    scene: `@palm 84 178 1.2; @pigside 112 136 1; @palm 238 104 1.2 0 flip; @cat 212 62 .95; l 7 ink M140 60H60M74 48L58 60L74 72; l 7 ink M182 202H262M248 190L264 202L248 214`,
  },
  'riddle-388': {
    card: 's4-soft',
    scene: `@cat 140 92 1.7; p violet M92 118Q140 150 188 118L192 150H88Z; p ink M66 140H214L200 226H80Z; e 140 140 74 14 violet; l 9 wood M236 40L206 104; s 8 koin M196 106L218 114L208 138L190 130Z; p violet M192 126L210 134L204 150Q190 150 192 126Z; c 106 108 11 violet; c 178 104 13 violet; c 190 84 6 violet; s 5 violet M198 82L195 28L158 46Z; @pricetag 270 172 .9 -10; @drop 60 106 .3; c 44 132 7 violet; c 232 126 6 violet`,
  },
  'riddle-389': {
    card: 's2-soft',
    scene: `r 66 160 130 14 6 ink; r 78 174 106 40 8 wood-deep; @fire 104 152 .5; @fire 132 150 .5; @fire 160 152 .5; l 5 wood M60 112H206M60 82H206; @fish 106 112 .62; @fish 166 112 .62; @fish 106 80 .62; @fish 166 80 .62; l 4 white M96 50q-6 -10 0 -20M136 48q-6 -10 0 -20M170 50q-6 -10 0 -20; @cat 268 116 .95; l 5 coral M252 132q16 14 32 0; @klaoops 34 190 .9; l 3 ink M20 178l10 5M48 178l-10 5; @heart 268 52 .3`,
  },
  'riddle-390': {
    card: 's4-soft',
    scene: `r 150 138 170 100 10 wood; r 142 130 186 16 6 wood-deep; @tiger 232 80 1.35; p coral M224 114Q246 112 248 126T232 132Z; @lock 276 194 .8; @kla 48 156 1.3; @meat 124 108 .85; l 10 leaf-deep M80 160L104 132; l 6 ink M128 62H172M158 50L174 62L158 74`,
  },
  'riddle-391': {
    card: 's4-soft',
    scene: `@elephant 92 106 1.9; @sugarcane 236 136 1.5 4; p violet M166 122Q196 120 196 146T166 168Z; @klaoops 288 186 .9; l 7 leaf-deep M276 170L266 150; @drop 312 140 .22; l 5 shadow M10 214H312`,
  },
  'riddle-392': {
    card: 's5-soft',
    scene: `p wood M56 84H264L246 222Q244 230 236 230H84Q76 230 74 222Z; l 8 wood-deep M62 116H258M70 190H250; e 160 84 104 26 wood-deep; e 160 88 96 22 white; c 92 82 8 white; c 120 76 9 white; c 206 76 9 white; c 232 84 8 white; l 3 cream M100 90l6 3M130 96l6 -3M190 96l6 3M214 90l6 -3M160 100l6 0; @mouse 160 54 1.35; l 3 ink M222 66q-6 6 -12 2; l 5 koin M60 40l-10 -10M264 40l10 -10M160 8v-4`,
  },
}
