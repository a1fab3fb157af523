import type { Scenes } from '../draw.ts'

export const scenes15: Scenes = {
  'riddle-393': {
    card: 's1-soft',
    scene: `@anvil 62 84 1; @anvil 152 92 .62; @anvil 212 96 .34; @right 116 96 .6; @right 188 96 .45; @right 242 96 .5; @needle 284 96 .5 -30; s 8 violet M40 190H280L262 222H58Z; l 4 s3-soft M70 204h30M120 210h40M190 202h50; @fist 176 164 .8; s 3 ink M116 176H150V186H116Z; l 4 koin-edge M108 164l-12 -8M112 154l-6 -12M98 178H84; l 5 koin M284 68v-10M302 80l8 -8`,
  },
  'riddle-394': {
    card: 's2-soft',
    scene: `p cream M176 118H304C304 168 278 190 240 190S176 168 176 118Z; e 240 118 64 13 wood-deep; s 4 white M198 118V90L222 84L244 92V118ZM240 116V84L262 80L282 90V116ZM216 86V60L238 54L260 62V84Z; l 3 sky M222 92V116M262 88V112M238 62V80; r 214 188 52 10 4 koin-edge; @ant 28 176 .55; @ant 76 172 .55; @ant 124 178 .55; @ant 164 150 .5 -40; @ant 46 208 .45; @ant 96 210 .45; l 5 shadow M10 222H310; l 6 ink M60 120H128M114 108L130 120L114 132`,
  },
  'riddle-395': {
    card: 's3-soft',
    scene: `@frog 120 158 .98; p wood-deep M24 150C24 30 216 30 216 150L204 150C196 118 176 104 150 104H90C64 104 44 118 36 150Z; l 4 wood M50 112q10 -30 34 -44M104 60q20 -6 36 2M160 72q22 14 30 40; c 92 78 6 cream; c 116 72 6 cream; c 104 92 6 cream; l 5 shadow M10 206H310; @globe 272 88 .95; @star 232 36 .28; @star 296 30 .22; @star 258 154 .22; @cloud 282 176 .4`,
  },
  'riddle-396': {
    card: 's4-soft',
    scene: `r 110 60 84 174 18 wood; c 88 44 52 leaf-deep; c 210 40 56 leaf-deep; c 150 24 50 leaf; l 4 wood-deep M130 170v40M172 176v34M128 100v20; e 152 124 25 29 ink; @point 50 110 .95; @squirrel 254 182 1.05 0 flip; l 5 coral M212 156l-10 -12M204 178H190; l 5 shadow M10 234H310`,
  },
  'riddle-397': {
    card: 's4-soft',
    scene: `r 0 118 320 122 28 sky; r 0 118 320 40 0 sky; r 0 106 320 16 4 white; @croc 214 168 1.3; o 178 190 34 16 koin; l 16 coral M152 176A30 30 0 0 1 160 162M204 176A30 30 0 0 0 196 162M178 222v0; l 6 white M110 190q-12 -12 -24 0M98 212q-14 -12 -28 0M290 204q12 -8 24 0; @drop 122 152 .25; @drop 136 138 .2; @klaup 64 66 1.35; l 4 coral M64 90Q74 112 92 116; c 84 82 8 koin; l 5 ink M104 70l12 -6M106 84h13; s 4 coral M52 36H80L92 40H52Z`,
  },
  'riddle-398': {
    card: 's4-soft',
    scene: `r 0 70 320 170 28 sky; r 0 70 320 40 0 sky; l 6 white M10 70Q40 56 70 70T130 70T190 70T250 70T310 70; @fish 120 156 2; p ink M192 142Q226 128 222 158Q224 184 192 172Z; p coral M196 138Q232 120 232 156L222 158Q222 136 194 146ZM196 176Q230 190 232 160L222 158Q224 178 194 170Z; l 5 ink M266 0V116; l 8 ink M266 112V150A22 22 0 0 1 226 156; l 6 ink M226 156l-4 -12M226 156l12 -4; r 40 12 84 44 18 white; p white M84 50L104 84L110 50Z; l 5 sky M56 28H108M56 42H92; r 136 16 74 38 16 white; p white M160 50L150 82L180 50Z; l 5 sky M152 30H194M152 42H180`,
  },
  'riddle-399': {
    card: 's4-soft',
    scene: `@klaup 58 64 1.25; r 100 22 62 40 16 white; p white M108 52L92 70L124 58Z; l 5 sky M114 36h34M114 48h22; @right 192 62 .8; @cowrie 246 62 .62; @cowrie 294 62 .62; l 4 shadow M16 120H304; @body 58 178 1.25; l 5 ink M52 192h12; l 9 leaf-deep M26 196Q28 214 46 204L58 194; l 9 leaf-deep M90 196Q98 204 96 216; @right 192 178 .8; @goldbars 266 172 1; l 5 koin M222 146l-8 -8M308 146l6 -8M266 134v-8`,
  },
  'riddle-400': {
    card: 's1-soft',
    scene: `s 16 violet M36 196L44 96L104 36L214 28L276 92L284 196Z; p ink M92 190C70 110 110 66 162 66S254 110 228 190Z; c 120 176 20 white; c 146 184 20 white; c 176 184 20 white; c 202 176 20 white; @egg 160 130 1.35; l 5 s3-soft M60 120l18 -22M240 70l16 20M62 168h12M256 150l8 14; l 5 koin M160 78v-8M122 92l-6 -6M198 92l6 -6`,
  },
  'riddle-401': {
    card: 's3-soft',
    scene: `r 0 64 320 176 28 sky; r 0 64 320 40 0 sky; l 6 white M10 64Q40 50 70 64T130 64T190 64T250 64T310 64; p koin M0 210Q80 194 160 208T320 204V240H0Z; @boat 84 34 .6; @bigfish 60 128 .5; @fish 270 104 .42; @fish 240 130 .36 0 flip; @hand 172 142 1.1 184; l 26 sky M172 92V70; l 22 coral M172 94V44; @needle 262 202 .55 -24; o 262 202 34 4 coral; l 4 white M120 176q8 -6 16 0M40 180q8 -6 16 0M196 186q8 -6 16 0`,
  },
  'riddle-402': {
    card: 's5-soft',
    scene: `@body 150 108 1.9; p ink M132 128H168V140H132Z; l 3 white M140 128v10M148 128v10M156 128v10; l 7 wood M134 134L58 158; @moneybag 44 162 1; o 244 180 36 7 ink; l 6 ink M244 180L262 206M244 180L226 154; r 212 146 26 9 4 coral; r 252 204 26 9 4 coral; l 13 leaf-deep M176 168Q200 162 216 148; s 6 coral M208 138L232 134L234 144L212 150Z; l 11 leaf-deep M128 174V200; @drop 92 60 .3; @drop 210 56 .3; @drop 234 90 .25; l 5 shadow M10 222H310`,
  },
  'riddle-403': {
    card: 's5-soft',
    scene: `c 112 116 90 cheek; p ink M24 96C16 0 208 0 200 96C180 56 44 56 24 96Z; c 84 96 8 ink; c 136 96 8 ink; p ink M104 132H196V184H120Q100 168 104 132Z; s 3 white M108 134H196V146H108ZM118 172H196V182H122Z; s 5 white M168 132L206 118L240 132L246 168L216 190L176 182Z; l 4 sky M190 140l14 18M222 140l-8 20M196 174l16 -4; l 4 coral M172 112l-4 -12M190 106v-12; @salt 282 76 .85; l 3 white M268 122v6M282 126v6M296 122v6; @emptybowl 280 198 .8 62`,
  },
  'riddle-404': {
    card: 's5-soft',
    scene: `l 16 wood M86 96L104 18; p wood-deep M30 94H142C142 140 116 150 116 176H56C56 150 30 140 30 94Z; e 86 94 56 15 white; c 66 90 4 cream; c 100 96 4 cream; c 84 88 4 cream; r 44 168 84 16 6 wood; l 5 white M142 90Q176 70 196 104; c 152 80 4 white; c 170 76 4 white; c 186 86 4 white; c 196 100 4 white; l 6 ink M142 56H190M178 46L192 56L178 66; @cookpot 212 152 1; @fire 196 214 .5; @fire 228 214 .5; p wood M272 130H316V218H272Z; e 294 130 22 7 wood-deep; l 4 wood-deep M272 160H316M272 190H316; l 3 sky M280 118l-4 -8M308 118l4 -8`,
  },
  'riddle-405': {
    card: 's5-soft',
    scene: `@kla 66 150 1.4; l 10 leaf-deep M96 148L124 110; @hammer 150 92 1.2 30; @cookpot 230 142 1.5; l 5 ink M210 130L222 150L208 164L224 188M222 150L242 160L236 178; c 196 96 6 white; c 236 84 6 white; c 268 92 6 white; c 286 120 6 white; c 250 104 5 white; c 214 110 5 white; l 6 coral M196 122l-10 -10M210 112l-4 -14; @fire 206 222 .5; @fire 252 222 .5; l 5 wood-deep M176 236H288`,
  },
  'riddle-406': {
    card: 's2-soft',
    scene: `p s4-soft M20 100H132C132 150 108 164 76 164S20 150 20 100Z; p white M40 146Q76 136 112 146Q100 160 76 160T40 146Z; e 76 100 56 11 wood-deep; r 56 162 40 10 4 koin-edge; l 5 coral M60 70l-4 -12M76 66V54M92 70l4 -12; e 190 136 22 27 leaf; p leaf-deep M172 118Q190 104 208 118L190 128Z; e 236 146 26 30 leaf-deep; e 236 146 21 25 cream; c 236 146 8 wood; l 3 wood M236 132v-8M236 160v8M222 146h-5M250 146h5M227 136l-5 -6M245 136l5 -6M227 156l-5 6M245 156l5 6; f 176 182 62 60 leaf-deep; l 3 mint M180 180L224 156; @pricetag 250 62 1; @up 298 120 1.5; @up 150 60 1.1; l 5 shadow M10 200H310`,
  },
  'riddle-407': {
    card: 's2-soft',
    scene: `r 10 10 146 220 18 s1-soft; r 164 10 146 220 18 s4-soft; p leaf M10 160H156V212Q156 230 138 230H28Q10 230 10 212Z; @buffalo 72 112 .95; @rice 28 182 .9; @rice 58 202 .9; @rice 92 202 .9; @rice 140 196 .9; @pricetag 62 204 .8 -6; @up 132 70 .9; @shirt 224 116 1.1; @snowflake 190 50 .45; @snowflake 282 44 .35; @snowflake 292 150 .35; @snowflake 184 168 .35; @pricetag 226 204 .8 -6; @up 284 96 .9`,
  },
  'riddle-408': {
    card: 's1-soft',
    scene: `p koin-edge M136 134V44A90 90 0 1 0 226 134Z; p koin M136 126V40A86 86 0 1 0 222 126Z; l 6 koin-edge M136 60A66 66 0 1 0 202 126; l 4 koin-edge M136 126H70M136 126V190; p koin-edge M182 100V14A90 90 0 0 1 272 100Z; p koin M182 94V10A86 86 0 0 1 268 94Z; l 6 koin-edge M182 30A66 66 0 0 1 248 94; l 8 ink M252 140L226 166M226 148V168H248; l 5 coral M284 40l12 -8M292 64h14; @equals 250 206 .9; @coin 292 206 .9`,
  },
  'riddle-409': {
    card: 's1-soft',
    scene: `@shop 170 66 1.35; r 84 126 172 10 3 wood-deep; r 94 132 12 92 2 wood-deep; r 144 132 12 92 2 wood-deep; r 190 132 12 92 2 wood-deep; r 236 132 12 92 2 wood-deep; l 5 wood M256 130L296 222M262 146h14M270 168h16M280 192h16; @cowrie 124 206 .34; @cowrie 172 208 .34; @cowrie 218 204 .34; @kla 46 184 1.1 10; @palm 84 204 .4; @nest 40 222 .5; @cowrie 30 208 .24; @cowrie 48 206 .24; l 5 leaf M10 228H312`,
  },
  'riddle-410': {
    card: 's5-soft',
    scene: `@blob 160 160 1.7; l 10 rose M118 180L84 168M202 180L232 140; @shirt 52 168 1; @pricetag 56 214 .55; @note 44 96 .75; l 6 ink M30 62H74M62 52L76 62L62 72; @face 250 84 .8; o 250 84 52 14 white; l 14 coral M240 33A52 52 0 0 1 260 33M301 74A52 52 0 0 1 301 94M260 135A52 52 0 0 1 240 135M199 94A52 52 0 0 1 199 74; @drop 116 96 .25`,
  },
  'riddle-411': {
    card: 's5-soft',
    scene: `r 0 140 320 100 28 sky; r 0 140 320 40 0 sky; @blob 136 104 1.7; @hat 136 46 1; o 116 108 17 5 koin; o 156 108 17 5 koin; l 5 koin M132 108h8; e 136 150 76 22 koin; e 136 146 40 10 rose; l 18 coral M70 146q-4 8 4 12M202 146q4 8 -4 12M118 170h36; l 6 white M6 156q20 -12 40 0M220 160q22 -12 44 0t44 0M30 200q20 -12 40 0M150 206q20 -12 40 0; @ring 220 96 .5; l 16 coral M276 24V92M256 74L276 94L296 74; l 9 ink M248 32L304 92M304 32L248 92`,
  },
  'riddle-412': {
    card: 's4-soft',
    scene: `r 0 0 158 134 0 s1-soft; r 0 110 158 40 0 leaf; @rice 22 116 .8; @rice 48 124 .8; @rice 116 122 .8; @rice 142 116 .8; @rice 32 146 .7; @rice 126 146 .7; @ear 80 84 .85; r 162 110 158 40 0 wood; l 5 wood-deep M170 124H312M170 140H312; c 186 114 9 leaf; c 210 114 9 leaf-deep; c 274 114 9 leaf; c 300 114 9 leaf-deep; f 186 108 14 20 leaf-deep; f 300 108 14 -20 leaf; @eye 240 66 1; l 6 wood-deep M240 88V116; r 0 150 320 90 28 s4-soft; @body 128 190 1; l 3 ink M122 206h12; @paper 212 192 .72; l 5 violet M196 214h18; l 4 coral M108 160q4 -8 10 -4M148 160q-4 -8 -10 -4; l 6 leaf-deep M102 204q-6 5 -5 12M154 204q6 5 5 12`,
  },
  'riddle-413': {
    card: 's5-soft',
    scene: `c 160 170 84 cheek; p ink M74 158C64 44 256 44 246 158C226 108 94 108 74 158Z; c 132 168 8 ink; c 188 168 8 ink; l 6 ink M144 212q16 -10 32 0; c 118 98 20 cream; c 160 82 20 cream; c 202 100 20 cream; @louse 118 98 .9; @louse 160 82 .9 30; @louse 202 100 .9 -20; @palm 50 40 .9 24; @louse 106 62 .8 20; @louse 92 40 .8; @louse 126 42 .8 60; l 5 coral M262 96l14 -8M268 124h16`,
  },
  'riddle-414': {
    card: 's5-soft',
    scene: `@eye 48 120 .9; s 12 leaf-deep M136 210L232 30L316 210Z; s 6 white M204 82L232 32L258 82L244 72L232 88L218 70Z; l 4 leaf M180 160l14 -20M262 150l10 22M214 180l10 -18; l 6 ink M128 34C96 70 150 100 118 134S132 186 108 214; d 4 coral M84 120H104; l 6 coral M100 110l14 20M114 110l-14 20`,
  },
  'riddle-415': {
    card: 's5-soft',
    scene: `r 0 176 320 64 28 sky; r 0 176 320 30 0 sky; p wood M4 150H128Q120 188 92 188H36Q10 188 4 150Z; p wood M192 150H316Q310 188 284 188H228Q200 188 192 150Z; l 5 wood-deep M12 164H122M200 164H310; l 12 leaf-deep M142 108L86 148M178 108L234 148; s 5 coral M66 140H96V152H60ZM224 140H254L260 152H224Z; @klaoops 160 78 1.5; @drop 106 44 .3; @drop 214 44 .3; l 7 ink M60 212H24M36 202L22 212L36 222M260 212H296M284 202L298 212L284 222; l 5 white M110 206q14 -9 28 0t28 0t28 0`,
  },
  'riddle-416': {
    card: 's1-soft',
    scene: `s 8 koin M20 92L60 44L100 92Z; r 30 88 60 52 4 koin; l 3 koin-edge M40 60l-8 30M52 52l-6 36M66 52l6 36M80 60l8 30M38 96v40M50 96v40M70 96v40M82 96v40; s 8 wood-deep M120 92L160 44L200 92Z; r 130 88 60 52 2 wood; l 3 wood-deep M130 100H190M130 114H190M130 128H190; s 8 coral M222 86L264 36L306 86Z; r 232 84 64 58 2 cheek; l 3 cream M232 98H296M232 112H296M232 126H296M248 84v14M272 84v14M240 98v14M264 98v14M286 98v14M248 112v14M272 112v14M240 126v14M286 126v14; r 254 108 20 34 2 wood-deep; @pigside 56 186 .72; @pigside 156 186 .72; @pigside 258 186 .72; @tick 300 160 .6; l 5 shadow M8 222H312; l 5 sky M8 20H60M20 34H44M110 24H150`,
  },
  'riddle-417': {
    card: 's3-soft',
    scene: `r 0 130 320 110 28 sky; r 0 130 320 40 0 sky; r 20 104 250 16 5 wood; r 50 118 12 40 2 wood-deep; r 224 118 12 40 2 wood-deep; @dog 132 62 .95; @meat 210 58 .42; @dog 132 190 .95 180 flip; @meat 216 196 .66; l 5 white M30 150q16 -9 32 0M86 236q14 -8 28 0M250 160q16 -9 32 0M20 206q16 -9 32 0M262 220q14 -8 28 0`,
  },
  'riddle-418': {
    card: 's2-soft',
    scene: `@palmtree 176 124 1.2; @palmtree 262 116 1.4; @coconut 162 106 .45; @coconut 190 106 .45; @coconut 176 122 .45; @coconut 246 92 .5; @coconut 278 92 .5; @klaup 56 140 1.4; l 5 wood-deep M22 134V156M92 134V156; @coconut 22 176 .85; @coconut 92 176 .85; @pricetag 58 216 .6; l 5 leaf M10 204H312; l 6 ink M62 50H112M98 38L114 50L98 62`,
  },
  'riddle-419': {
    card: 's5-soft',
    scene: `s 8 koin M84 66L160 18L236 66Z; r 92 62 8 84 2 koin-edge; r 220 62 8 84 2 koin-edge; @toad 160 118 .95; @crown 160 72 .5; r 84 146 152 22 6 koin; r 92 152 136 8 4 coral; l 9 wood-deep M16 170H304; @blue 34 196 .95; @blob 286 196 .95; c 160 10 6 coral; l 5 koin M60 60l-12 -8M260 60l12 -8; @star 52 102 .25; @star 268 102 .25`,
  },
  'riddle-420': {
    card: 's4-soft',
    scene: `r 96 52 30 76 13 violet; r 142 40 30 84 13 violet; r 196 46 30 80 13 violet; @elephant 150 150 1.9 180; c 66 187 9 violet; l 4 ink M60 181l12 12M72 181l-12 12; c 178 126 44 leaf; p violet M178 126L196 84L218 98Z; l 3 leaf-deep M178 126L140 108M178 126L142 146M178 126L176 168M178 126L212 146M178 126L164 84; l 5 shadow M10 222H310; @klaoops 290 190 .8; l 4 coral M60 70l-8 -10M262 70l8 -12`,
  },
}
