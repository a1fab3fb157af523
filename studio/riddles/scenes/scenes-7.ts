import type { Scenes } from '../draw.ts'

export const scenes7: Scenes = {
  'riddle-222': {
    card: 's5-soft',
    scene: `r 0 0 320 240 28 s4-soft; r 160 0 160 240 28 ink; r 160 0 40 240 0 ink; @sun 40 42 .8; @moon 276 44 .6; @star 200 40 .2; @star 236 22 .12
      @klaup 66 132 1.25; @hammer 124 94 .8; r 20 184 120 44 6 wood; l 5 wood-deep M20 206H140; @klaup 206 132 1.25; r 176 196 136 12 5 wood; r 190 206 10 34 3 wood-deep; r 288 206 10 34 3 wood-deep; @bowl 270 164 .8`,
  },
  'riddle-223': {
    card: 's5-soft',
    scene: `s 8 coral M262 14L302 58L256 106L224 52Z; p koin M262 14L302 58L243 54Z; l 4 wood-deep M262 14L256 106M224 52L302 58
      l 5 coral M256 106q10 16 -2 26q-10 12 2 26; c 256 132 6 koin; c 254 156 6 koin
      l 4 ink M243 56C170 20 130 60 160 92S244 176 206 206S120 120 100 82S50 14 30 44S90 110 140 130S160 200 122 200; @klaup 62 188 1.1; r 94 186 34 34 6 wood; r 88 182 46 8 4 wood-deep; r 88 216 46 8 4 wood-deep
      l 3 white M98 196H124M98 204H124M98 212H124`,
  },
  'riddle-224': {
    card: 's5-soft',
    scene: `@klaoops 160 184 1.2; @note 132 46 .8 -20; @note 188 42 .8 16; @wallet 160 92 2.1; @drop 92 182 .3; @drop 236 182 .3; @drop 108 210 .25
      l 5 wood-deep M60 228H260; l 4 wood-deep M160 228l-14 10M160 228l16 10`,
  },
  'riddle-225': {
    card: 's5-soft',
    scene: `r 0 176 320 64 28 sky; r 0 176 320 40 0 sky; l 6 white M10 176Q40 160 70 176T130 176T190 176T250 176T310 176; @fist 168 70 1.9 0 flip
      l 12 sky M128 104V132M156 106V150M186 104V138M212 100V126; @drop 128 146 .3; @drop 156 162 .3; @drop 186 154 .32; @drop 212 144 .28; @drop 100 122 .3; @drop 236 122 .26`,
  },
  'riddle-226': {
    card: 's5-soft',
    scene: `r 0 96 320 144 28 sky; r 0 96 320 60 0 sky; @boat 176 84 1.15 32; p sky M0 104H320V150H0Z; p leaf M0 216Q80 200 160 212T320 210V240H0Z
      l 6 white M10 102Q40 86 70 102T130 102T190 102T250 102T310 102; @goldbars 150 184 1.1; @goldbars 226 194 .8; @dime 88 202 .8; @bubble 250 140 .4; @bubble 234 160 .3; @bubble 204 134 .3; @fish 50 150 .6; f 20 104 60 -8 leaf; f 34 104 48 14 leaf-deep`,
  },
  'riddle-227': {
    card: 's2-soft',
    scene: `l 5 ink M88 62Q160 -20 232 62; @dime 128 48 .9; @dime 166 42 .9; @dime 198 50 .9; p sky M76 54H244L220 186H100Z; r 70 48 180 16 8 violet
      c 120 120 11 ink; c 168 146 11 ink; c 206 108 11 ink; @dime 92 138 .6; @dime 70 162 .6; @dime 52 194 .6; @dime 170 190 .6; @dime 172 218 .6
      @dime 232 124 .6; @dime 254 148 .6; @dime 268 182 .6; @dime 280 216 .6; @dime 38 222 .6`,
  },
  'riddle-228': {
    card: 's2-soft',
    scene: `@card 130 120 2.2; p s2-soft M150 112L240 96V146Z; @scissors 208 120 1.7; l 5 coral M132 92l-8 -12M132 148l-8 12`,
  },
  'riddle-229': {
    card: 's2-soft',
    scene: `@receipt 160 66 1.25; d 5 coral M144 12V122M176 12V122; @blob 54 178 1.2; @kla 160 190 1.1; @blue 266 178 1.2; @dime 96 132 .85; @dime 160 142 .85; @dime 224 132 .85
      l 5 ink M74 138L104 96M246 138L216 96; @bowl 50 60 .75; @bowl 270 60 .75`,
  },
  'riddle-230': {
    card: 's2-soft',
    scene: `l 7 ink M78 130L60 176L46 206M100 132L122 168L116 204; s 8 coral M32 206H50L50 214H32ZM104 206H128L128 214H104Z; @blossom 90 96 1.5
      l 7 ink M212 140L192 174L180 206M234 140L258 172L250 204; s 8 coral M164 206H184L184 214H164ZM238 206H262L262 214H238Z; @cowrie 222 94 1.2
      l 5 wood-deep M16 110H34M10 134H30M148 104H166M144 128H164; l 5 shadow M14 224H306`,
  },
  'riddle-231': {
    card: 's2-soft',
    scene: `l 9 wood M54 92V58Q54 30 88 30T122 58V92; s 8 cream M30 86H146L156 212H20Z; l 3 wood M30 86H146L156 212H20Z; f 88 180 60 -30 leaf; f 88 180 60 30 leaf-deep; l 4 leaf-deep M88 180V196; @tick 128 206 1.1
      p white M192 58Q196 40 208 58V84H268V58Q280 40 284 58L296 206Q238 220 180 206Z; l 4 sky M192 58Q196 40 208 58V84H268V58Q280 40 284 58L296 206Q238 220 180 206ZM208 84Q214 150 206 196M238 100V204M268 84Q262 150 270 196; o 238 140 72 12 coral; l 12 coral M188 90L288 190`,
  },
  'riddle-232': {
    card: 's4-soft',
    scene: `@phone 84 120 2.2; @note 70 72 .62; @note 98 108 .62; @note 70 144 .62; @thief 246 136 1.6; l 18 white M98 150H150Q176 150 186 164L224 178; l 10 mint M98 150H150Q176 150 186 164L224 178
      @note 138 150 .3; @note 184 162 .3 40; l 5 coral M152 116l-8 -14M176 128l4 -16`,
  },
  'riddle-233': {
    card: 's4-soft',
    scene: `@phone 62 120 1.8; @sole 132 200 .6 64; @sole 142 150 .6 64; @sole 186 172 .6 64; @sole 198 118 .6 64; @sole 244 138 .6 64; @sole 252 82 .6 64; @sole 296 98 .6 64`,
  },
  'riddle-234': {
    card: 's4-soft',
    scene: `r 92 8 136 224 26 ink; r 104 26 112 176 10 white; l 7 violet M130 140V112A30 30 0 0 1 190 112V134M144 158V114A16 16 0 0 1 176 114V146Q176 160 170 172M160 116V150Q160 168 154 182M190 152Q188 168 184 178M128 156Q128 164 126 170M118 122V108A42 42 0 0 1 150 68M168 68A42 42 0 0 1 202 108V130
      r 136 212 48 8 4 white`,
  },
  'riddle-235': {
    card: 's4-soft',
    scene: `@emptystall 120 176 1.35; @thief 118 166 .8; @cloud 178 56 2.1; @house 146 54 .9; @moneybag 214 58 .66; c 150 118 6 white; c 140 132 4 white
      @star 36 44 .3; @star 290 30 .22; @star 60 84 .18; l 3 wood-deep M252 96Q262 110 262 122; @pricetag 264 150 .9; l 6 shadow M30 238H210`,
  },
  'riddle-236': {
    card: 's4-soft',
    scene: `r 96 150 216 48 8 wood; r 96 186 216 14 6 wood-deep; l 8 ink M138 146H282M138 146V96Q138 72 162 72H258Q282 72 282 96V146; l 6 violet M286 152q14 -8 0 -16q-14 -8 0 -16
      @coin 212 140 .9; e 52 168 38 26 violet; c 84 152 20 violet; c 78 130 11 violet; c 78 130 6 rose; c 94 150 3.5 ink; c 103 160 4 rose; l 5 rose M16 176Q-2 160 12 140; l 2 ink M98 164l14 4M98 168l12 10; r 34 190 14 8 4 rose; r 66 190 14 8 4 rose; l 5 shadow M10 204H310`,
  },
  'riddle-237': {
    card: 's4-soft',
    scene: `+ face blood`,
  },
  'riddle-238': {
    card: 's4-soft',
    scene: `+ bird wasp`,
  },
  'riddle-239': {
    card: 's4-soft',
    scene: `p wood M0 90Q40 100 60 150L90 240H0Z; p wood M320 90Q280 100 260 150L230 240H320Z; r 70 182 180 58 0 sky; l 5 white M86 182q18 -12 36 0t36 0t36 0t36 0
      d 5 sky M36 104H284; @down 246 140 .8; r 128 130 64 82 10 wood-deep; e 160 130 32 14 cream; o 160 130 18 3 wood-deep; o 160 130 8 3 wood-deep; l 10 wood-deep M132 196L112 214M188 196L208 214; r 70 206 180 34 0 sky`,
  },
  'riddle-240': {
    card: 's2-soft',
    scene: `@tigerbody 52 152 .76; @klaoops 146 140 .95; l 5 ink M104 116h14M98 134h12; r 206 150 114 34 14 leaf-deep; p leaf-deep M258 150L268 134L280 150L290 134L302 150L312 134L320 150Z
      p leaf-deep M262 150L202 96Q190 94 194 108L246 170Z; p leaf-deep M262 184L196 190Q186 184 194 176L250 164Z; p white M204 110L214 128L220 118L228 138L236 130L242 150ZM202 180L210 166L218 178L226 164L234 176L244 164Z
      c 262 140 11 leaf-deep; c 264 138 6 white; c 262 138 3 ink; r 226 182 18 20 6 leaf-deep; r 288 182 18 20 6 leaf-deep; l 5 shadow M10 206H310`,
  },
  'riddle-241': {
    card: 's2-soft',
    scene: `@phone 52 120 1.7; @note 128 62 .75 -14; l 8 ink M98 92L198 60M182 50L200 59L188 76; @blob 250 56 1.05; @cross 298 86 .9; d 6 leaf-deep M98 168H196; @klaoops 240 174 1.2; l 8 violet M286 132C286 112 312 112 312 132C312 146 298 146 298 158; c 298 174 5 violet`,
  },
  'riddle-242': {
    card: 's4-soft',
    scene: `r 78 10 164 218 12 white; @umbrella 160 66 .95; l 5 sky M104 128H216M104 148H216M104 168H180; l 4 ink M104 206H150; l 5 violet M108 200q8 -22 14 -6t12 -4t10 2; p coral M196 200L190 228L202 220L214 228L208 200Z; c 202 196 16 coral; @star 202 196 .28; @pen 262 150 1.3 30`,
  },
  'riddle-243': {
    card: 's4-soft',
    scene: `@umbrella 92 104 1.8; @car 88 182 1.1; p wood-deep M32 180l18 -8l-6 16l14 8l-20 6Z; l 4 ink M26 166l10 8M24 184h12M28 204l10 -6; @right 194 124 1; @note 266 90 .95; @note 272 112 .95; @klaup 262 184 1`,
  },
  'riddle-244': {
    card: 's3-soft',
    scene: `l 8 koin-edge M70 128L46 156M130 128L158 104M86 168V204M114 168V204; r 74 200 22 12 6 ink; r 104 200 22 12 6 ink; @coin 100 120 1.8; c 86 116 5 ink; c 114 116 5 ink; l 4 ink M90 136q10 8 20 0; r 58 58 84 14 7 coral; p coral M66 62Q70 28 100 28T134 62Z
      @hammer 180 80 1 20; r 150 150 50 62 6 wood; l 4 wood-deep M150 170h50M150 190h50M175 150v20M165 170v20M180 190v20; @kla 268 150 1.2; l 12 wood M226 200H312M236 200V222M302 200V222; @sun 288 44 .7`,
  },
  'riddle-245': {
    card: 's2-soft',
    scene: `r 108 134 104 92 34 rose; l 12 rose M112 166Q84 176 80 206M208 166Q236 176 240 206; @note 160 84 1.9; c 120 74 9 ink; c 200 74 9 ink; c 123 71 3 white; c 203 71 3 white; l 6 ink M138 118q22 14 44 0`,
  },
  'riddle-246': {
    card: 's2-soft',
    scene: `@bottle 72 66 .8; @bottle 112 66 .8; @bottle 152 66 .8; @bottle 192 66 .8; @bottle 72 106 .8; @bottle 112 106 .8; @bottle 152 106 .8; @bottle 192 106 .8; @bottle 72 146 .8; @bottle 112 146 .8; @bottle 152 146 .8; @bottle 192 146 .8
      r 44 152 178 62 8 wood; l 5 wood-deep M44 172H222M44 194H222; r 88 162 90 20 10 wood-deep; @pricetag 266 140 1`,
  },
  'riddle-247': {
    card: 's5-soft',
    scene: `@note 60 112 1; @note 68 130 1; l 9 ink M132 122H190M176 106L192 122L176 138; l 11 coral M140 94L182 150M182 94L140 150; @heart 256 116 1.25; l 4 white M232 110q0 -14 12 -18`,
  },
}
