import type { Scenes } from '../draw.ts'

export const scenes13: Scenes = {
  'riddle-333': {
    card: 's1-soft',
    scene: `@note 160 120 2.4; @coil 160 118 2.1`,
  },
  'riddle-334': {
    card: 's1-soft',
    scene: `l 4 coral M14 84Q60 170 130 148T272 120; @note 76 140 .85 30; @note 148 146 .85 -4; @note 220 132 .85 -12; l 4 coral M60 128L92 152M128 149L168 143M202 136L240 128; @needle 274 114 .75 160; @blossom 24 70 .5; l 5 koin-edge M290 76l8 -10M304 92l10 -4`,
  },
  'riddle-335': {
    card: 's2-soft',
    scene: `@stomach 104 122 2.1; @note 122 124 .62 -18; @right 212 120 .8; @note 272 66 .5; @note 272 120 .5; @note 272 174 .5; l 4 coral M76 176q6 -6 12 0M112 190q6 -6 12 0`,
  },
  'riddle-336': {
    card: 's4-soft',
    scene: `@face 74 146 1; @plus 160 146; @pinky 246 146 1.1; @coin 160 46 .9; l 5 koin-edge M114 58Q120 30 134 24M206 58Q200 30 186 24`,
  },
  'riddle-337': {
    card: 's5-soft',
    scene: `+ tree moon`,
  },
  'riddle-338': {
    card: 's5-soft',
    scene: `@moon 72 80 1; l 11 ink M50 54L106 110M50 110L106 54; @equals 160 80 1.2; @heart 248 82 1.1; l 11 ink M220 54L276 110M220 110L276 54; @klaoops 156 186 1 96; @drop 214 164 .25; l 5 shadow M90 222H230`,
  },
  'riddle-339': {
    card: 's5-soft',
    scene: `@human 52 120 1.15; @plus 108 120; @note 160 120 .7; @plus 214 120; @moon 268 120 .8`,
  },
  'riddle-340': {
    card: 's2-soft',
    scene: `+ note classroom`,
  },
  'riddle-341': {
    card: 's2-soft',
    scene: `+ suitcase ruler`,
  },
  'riddle-342': {
    card: 's5-soft',
    scene: `+ lifebuoy gradcap`,
  },
  'riddle-343': {
    card: 's4-soft',
    scene: `+ simcard ghost`,
  },
  'riddle-344': {
    card: 's4-soft',
    scene: `@monkey 160 118 2.1; @disguise 160 118 1.7`,
  },
  'riddle-345': {
    card: 's4-soft',
    scene: `@thief 62 148 1.4; l 7 wood M96 168L196 40; l 4 ink M196 40V96; l 6 ink M196 92V108A12 12 0 0 1 174 108; @bar 196 128 1.3; l 5 koin-edge M160 130h-10M232 130h10M168 156l-8 8M224 156l8 8; @klaup 268 180 1.15; l 5 shadow M16 222H306`,
  },
  'riddle-346': {
    card: 's4-soft',
    scene: `r 24 20 122 200 16 ink; r 34 34 102 168 8 s3-soft; @thief 82 134 1.3; @flower 146 126 .8 20; @blob 252 168 1.5; @heart 236 66 .5; @heart 272 48 .35; @heart 262 92 .3; @note 190 60 .5 -24; l 7 ink M186 34H156M166 24L155 34L166 44`,
  },
  'riddle-347': {
    card: 's4-soft',
    scene: `c 160 116 84 cheek; c 78 142 42 cheek; c 242 142 42 cheek; p ink M78 96C72 6 248 6 242 96C222 58 98 58 78 96Z; c 130 100 8 ink; c 190 100 8 ink; l 7 ink M146 160q14 -8 28 0; @coin 70 140 .7; @coin 96 160 .6; @coin 250 140 .7; @coin 224 160 .6; l 5 coral M30 100l-10 -8M290 100l10 -8`,
  },
  'riddle-348': {
    card: 's4-soft',
    scene: `@lotto 136 66 1.9; p coral M34 124H238V206Q238 222 222 222H50Q34 222 34 206Z; p ink M46 124H226V190Q226 206 210 206H62Q46 206 46 190Z; s 4 white M54 126L68 150L82 126ZM92 126L106 150L120 126ZM130 126L144 150L158 126ZM168 126L182 150L196 126ZM66 204L80 184L94 204ZM106 204L120 184L134 204ZM146 204L160 184L174 204Z; @note 232 166 1.05 10; l 5 coral M290 110l12 -8M296 206l12 6`,
  },
  'riddle-349': {
    card: 's4-soft',
    scene: `@tick 66 120 2; @plus 138 120; @lotto 234 120 1.35`,
  },
  'riddle-350': {
    card: 's2-soft',
    scene: `r 52 54 106 136 12 leaf-deep; r 162 54 106 136 12 leaf-deep; r 62 62 92 120 6 ink; r 166 62 92 120 6 ink; l 5 leaf-deep M160 60V186; l 4 violet M76 88H136M76 110H136M76 132H136M76 154H116M182 132H240M182 154H240; @coin 212 98 .7`,
  },
  'riddle-351': {
    card: 's5-soft',
    scene: `l 16 cheek M128 134L104 184M190 134L216 176; s 8 coral M88 180L112 190L106 206L76 200ZM204 176L226 170L246 190L214 200Z; @passbook 160 92 1.7; l 8 shadow M40 222H290; l 5 ink M44 84H64M32 108H58M44 132H64`,
  },
  'riddle-352': {
    card: 's5-soft',
    scene: `+ bank clock`,
  },
  'riddle-353': {
    card: 's1-soft',
    scene: `@bank 74 120 1.1; @plus 160 120; @bottle 224 72 .75 -18; @bottle 262 70 .75 14; @paper 244 74 .5 4; p ink M202 96H290L280 190H212Z; r 196 86 100 14 6 ink; l 5 shadow M222 112L228 176M246 112V176M270 112L264 176; @recycle 246 150 .28; @recycle 246 150 .28 120; @recycle 246 150 .28 240`,
  },
  'riddle-354': {
    card: 's2-soft',
    scene: `@ballchain 92 134 1.6; l 6 ink M18 104H34M10 136H30M18 168H34; @klaoops 236 142 1.3 10; l 10 leaf-deep M222 186L206 206M250 188L276 200; @drop 196 76 .28; @drop 222 60 .24; @drop 186 108 .2; l 7 shadow M16 220H306; l 5 ink M176 146h16M170 168h18`,
  },
  'riddle-355': {
    card: 's3-soft',
    scene: `r 20 60 16 150 6 wood-deep; r 284 110 16 100 6 wood-deep; r 30 150 260 40 14 sky; r 40 112 74 44 18 white; @ballchain 128 118 1.25 -20; p violet M120 146H278Q290 146 290 160V192H116Q108 160 120 146Z; l 4 white M140 162H270M140 176H270; l 5 ink M104 128q8 6 14 0; @moon 262 50 .7; @star 206 40 .3; @star 178 66 .22; l 4 ink M70 66h16l-16 16h16M100 40h12l-12 12h12`,
  },
  'riddle-356': {
    card: 's5-soft',
    scene: `@brokenstick 38 120 .62; @plus 78 120 .6; @shovel 122 92 .62 -20; p wood M90 160Q100 128 124 128T158 160Z; c 114 150 4 wood-deep; c 136 148 4 wood-deep; @plus 172 120 .6; @eraser 208 118 .6; @plus 246 120 .6; @ballchain 286 116 .6`,
  },
  'riddle-357': {
    card: 's2-soft',
    scene: `p koin M28 206C10 150 60 110 108 116S196 150 190 206Z; p koin M110 120C150 104 160 84 196 78L206 96C180 110 176 140 150 150Z; @ballchain 108 152 1.1; l 6 koin M150 130Q190 120 214 112M164 164Q206 150 226 124; @hand 244 82 1.2 -60; l 7 koin M206 70Q196 90 190 120M222 104Q214 130 196 150; l 6 koin-edge M56 190q8 10 20 8M130 192q12 2 18 -8`,
  },
  'riddle-358': {
    card: 's4-soft',
    scene: `+ grater iron`,
  },
  'riddle-359': {
    card: 's3-soft',
    scene: `@plough 74 116 1.1; @plus 160 120; r 196 150 112 60 12 wood; l 5 wood-deep M196 152H308; p rose M232 112Q252 96 272 112Q270 150 252 178Q234 150 232 112Z; f 252 106 34 -24 leaf; f 252 106 34 24 leaf-deep; f 252 106 38 0 leaf; l 3 coral M240 124h10M256 136h8; @fist 262 56 .8; l 7 leaf-deep M296 118V84M286 94L296 82L306 94`,
  },
  'riddle-360': {
    card: 's3-soft',
    scene: `l 7 ink M120 52V32H200V52; r 82 48 156 112 14 wood; r 98 60 124 90 8 white; @chart 160 106 .9; p sky M36 132H284L268 212Q264 222 252 222H68Q56 222 52 212Z; c 66 132 18 white; c 98 126 22 white; c 136 134 18 white; c 172 128 22 white; c 212 132 20 white; c 250 128 20 white; c 276 96 9 s4-soft; o 276 96 9 3 sky; c 48 88 11 s4-soft; o 48 88 11 3 sky; c 300 118 6 sky; @klaoops 276 186 .9; l 9 wood-deep M244 176L216 152; r 190 138 34 14 4 koin`,
  },
  'riddle-361': {
    card: 's2-soft',
    scene: `@shelf 196 126 1.9; l 14 violet M-6 60H48; r 44 46 26 28 6 ink; l 5 sky M76 54L126 66M76 62L122 92M74 70L112 120M78 48L134 46; c 126 86 16 white; c 150 70 20 white; c 120 124 18 white; c 146 150 14 white; c 128 182 18 white; c 160 206 20 white; c 206 212 18 white; c 250 206 20 white; c 180 100 12 white; c 276 166 14 white; o 240 60 10 3 sky; o 264 84 7 3 sky; o 96 160 8 3 sky; @saletag 60 190 .85 -12`,
  },
  'riddle-362': {
    card: 's2-soft',
    scene: `c 132 122 92 koin-edge; c 132 122 80 koin; c 132 122 62 cream; @bar 132 62 .5; @bar 132 184 .5; @bar 72 124 .5; @bar 192 124 .5; l 11 koin-edge M132 122V82M132 122L164 140; c 132 122 9 wood-deep; l 6 koin M24 34l14 14M240 34l-14 14M132 8v10; @star 232 84 .3; @star 36 204 .3; @saletag 262 182 .9 8`,
  },
}
