import type { Scenes } from '../draw.ts'

export const scenes3: Scenes = {
  'riddle-090': {
    card: 's4-soft',
    scene: `@laptop 160 128 2.2; @bug 160 100 .9`,
  },
  'riddle-091': {
    card: 's4-soft',
    scene: `@idcard 160 120 2.3; r 216 152 36 28 5 koin; l 2 koin-edge M228 152v28M240 152v28M216 166h36
      c 98 62 4 white; c 116 62 4 white; c 126 62 4 white; c 136 62 4 white; c 146 62 4 white; c 164 62 4 white
      c 174 62 4 white; c 184 62 4 white; c 194 62 4 white; c 204 62 4 white; c 222 62 4 white; c 232 62 4 white; c 250 62 4 white`,
  },
  'riddle-092': {
    card: 's2-soft',
    scene: `@phone 88 120 2.2; r 20 62 136 8 0 s2-soft; r 20 114 136 8 0 s2-soft; r 20 166 136 8 0 s2-soft
      @right 172 40 .6; @right 172 92 .6; @right 172 144 .6; @right 172 198 .6; @dime 214 40 .9; @dime 214 92 .9
      @dime 214 144 .9; @dime 214 198 .9; @calendar 268 40 .45; @calendar 268 92 .45; @calendar 268 144 .45
      @calendar 268 198 .45`,
  },
  'riddle-093': {
    card: 's1-soft',
    scene: `r 0 176 320 64 28 wood; r 0 176 320 34 0 wood; r 128 78 64 110 8 leaf-deep; r 135 85 50 103 4 mint
      c 160 128 16 cream; c 160 124 5 leaf-deep; r 152 130 16 7 3 leaf-deep
      l 4 cream M140 190q-12 14 -20 30M160 190v34M178 190q10 12 18 30; r 118 176 84 12 5 wood-deep
      @fist 160 66 1.2 -90; l 5 ink M92 90V56M84 66L92 54L100 66M228 90V56M220 66L228 54L236 66`,
  },
  'riddle-094': {
    card: 's1-soft',
    scene: `@note 62 132 1; @right 140 132 1; @bank 236 120 1.5`,
  },
  'riddle-095': {
    card: 's2-soft',
    scene: `r 40 20 240 130 10 wood; r 52 32 216 106 4 cream; @ring 110 86 1.1; @watch 222 86 .8
      l 6 ink M70 32V138M100 32V138M130 32V138M160 32V138M190 32V138M220 32V138M250 32V138
      r 28 148 264 14 6 wood-deep; @note 222 202 .9; @swap 128 200 .9; @ring 58 200 .8`,
  },
  'riddle-096': {
    card: 's5-soft',
    scene: `@mattress 160 176 2; r 48 152 66 32 14 white; @klaup 160 112 1.5 -70
      l 5 coral M70 60l-10 -16M96 44l-4 -18M246 60l12 -14`,
  },
  'riddle-097': {
    card: 's2-soft',
    scene: `r 0 140 320 100 28 sky; r 0 140 320 50 0 sky
      l 6 white M10 140Q40 124 70 140T130 140T190 140T250 140T310 140; e 160 152 64 14 leaf; @blossom 160 106 1.6
      l 4 white M70 182q16 -10 32 0M210 190q16 -10 32 0M130 212q16 -10 32 0`,
  },
  'riddle-098': {
    card: 's1-soft',
    scene: `c 160 120 84 white; o 160 120 60 4 sky; @blossom 138 118 .85; @cowrie 186 120 .7
      l 8 ink M44 60V190M30 40V74Q30 92 44 92T58 74V40M44 40V80; l 8 ink M276 110V190; e 276 76 18 32 ink`,
  },
  'riddle-099': {
    card: 's2-soft',
    scene: `@face 84 120 1.35; @plus 160 120; @heart 240 120 1.5
      l 5 ink M20 56L8 44M148 56L158 44M20 184L8 196M148 184L158 196M186 56L174 44M292 56L304 44M186 184L174 196M292 184L304 196`,
  },
  'riddle-100': {
    card: 's5-soft',
    scene: `@meat 222 120 2; l 12 ink M20 120H150M118 92L150 120L118 148`,
  },
  'riddle-101': {
    card: 's5-soft',
    scene: `r 0 40 120 200 28 violet; r 16 60 24 26 4 cream; r 56 60 24 26 4 cream; r 16 106 24 26 4 cream
      r 56 106 24 26 4 cream; r 16 152 24 26 4 cream; r 56 152 24 26 4 cream; @klaoops 204 110 1.4 150
      @suitcase 272 184 .8 20; l 5 ink M176 20v30M206 12v26M240 22v26M276 120v20`,
  },
  'riddle-102': {
    card: 's5-soft',
    scene: `+ note moon up`,
  },
  'riddle-103': {
    card: 's3-soft',
    scene: `r 84 60 66 110 4 cream; r 76 26 24 36 0 mint; r 100 26 24 36 0 white; r 124 26 26 36 0 mint
      r 96 98 40 34 4 sky; r 170 60 66 110 4 cream; r 170 26 26 36 0 white; r 196 26 24 36 0 mint
      r 220 26 24 36 0 white; r 188 100 34 70 4 wood; d 5 violet M160 18V178; @kla 48 178 1.2; @blob 272 178 1.2`,
  },
  'riddle-104': {
    card: 's5-soft',
    scene: `@coin 46 120 .9; @right 98 120 .8; @shirt 160 122 .9; @right 222 120 .8; @coin 276 70 .8; @coin 276 120 .8
      @coin 276 170 .8; @up 160 42 .9`,
  },
  'riddle-105': {
    card: 's5-soft',
    scene: `@coin 44 70 .8; @coin 44 120 .8; @coin 44 170 .8; @right 98 120 .8; @shirt 160 122 .9; @right 222 120 .8
      @coin 276 120 .9; @down 160 42 .9`,
  },
  'riddle-106': {
    card: 's2-soft',
    scene: `@bottle 84 124 1.8; @pricetag 92 140 .75; @plus 160 124 1.3; @bottle 240 124 1.8
      l 11 coral M240 138C206 108 204 150 240 138C276 108 276 150 240 138M238 140L222 170M242 140L258 170
      c 240 138 9 koin`,
  },
  'riddle-107': {
    card: 's2-soft',
    scene: `@phone 160 120 2.3; @wallet 160 112 .85; @wifi 252 60 .7`,
  },
  'riddle-108': {
    card: 's5-soft',
    scene: `+ siren jar`,
  },
  'riddle-109': {
    card: 's2-soft',
    scene: `@card 118 92 1.9 -8; @right 172 186 .8; @calendar 116 188 .7; @note 250 188 .8`,
  },
  'riddle-110': {
    card: 's4-soft',
    scene: `@thief 136 126 2.2; @moneybag 244 160 1.3`,
  },
  'riddle-111': {
    card: 's3-soft',
    scene: `@goldbars 160 116 2.6; @star 56 56 .35; @star 268 64 .3`,
  },
  'riddle-112': {
    card: 's2-soft',
    scene: `@pricetag 62 120 1; @plus 134 120; @toll 234 102 1.5; @car 222 186 .8`,
  },
  'riddle-113': {
    card: 's3-soft',
    scene: `@calendar 60 50 .8; @calendar 160 50 .8; @calendar 260 50 .8; @dime 60 112 .9; @dime 160 108 .9
      @dime 260 100 .9; @sprout 60 156 .45; @pot 60 194 .9; @sprout 160 148 .65; @pot 160 194 .9
      @sprout 260 140 .9; @pot 260 194 .9`,
  },
  'riddle-114': {
    card: 's3-soft',
    scene: `@train 208 120 1.7; l 6 wood-deep M0 206H320
      l 5 wood M20 206v12M60 206v12M100 206v12M140 206v12M180 206v12M220 206v12M260 206v12M300 206v12
      @klaoops 52 160 1.1 12; l 4 ink M6 130h16M2 150h14`,
  },
  'riddle-115': {
    card: 's3-soft',
    scene: `+ stall chart`,
  },
  'riddle-116': {
    card: 's5-soft',
    scene: `@wallet 160 120 1.2; @note 50 76 .75; @note 270 76 .75; l 9 leaf-deep M30 136H84M68 120L86 136L68 152
      l 9 coral M236 136H290M274 120L292 136L274 152`,
  },
  'riddle-117': {
    card: 's2-soft',
    scene: `@barcode 160 120 2.3; l 5 coral M30 120H290`,
  },
  'riddle-118': {
    card: 's1-soft',
    scene: `@bank 160 122 2.2`,
  },
  'riddle-119': {
    card: 's4-soft',
    scene: `+ milestone umbrella`,
  },
  'riddle-120': {
    card: 's5-soft',
    scene: `r 0 0 320 50 28 wood; r 0 22 320 28 0 wood; l 4 wood-deep M0 50H320; e 160 84 28 32 rose
      l 3 wood-deep M160 116V150; @pricetag 166 172 1.2
      l 5 coral M112 66l-14 10M208 66l14 10M118 92l-16 2M202 92l16 2`,
  },
  'riddle-121': {
    card: 's5-soft',
    scene: `@shop 84 120 1.6; @right 178 62 .7 -28; @right 186 120 .7; @right 178 178 .7 28; @shop 256 44 .7
      @shop 268 122 .7; @shop 256 200 .7`,
  },
  'riddle-122': {
    card: 's1-soft',
    scene: `@passbook 160 118 2.3`,
  },
  'riddle-123': {
    card: 's5-soft',
    scene: `@globe 160 62 1; @note 64 150 .95; @swap 160 150 1.1; @note2 256 150 .95`,
  },
  'riddle-124': {
    card: 's5-soft',
    scene: `r 0 180 320 60 28 sky; r 0 180 320 30 0 sky; r 0 150 110 90 28 wood; @factory 54 112 1; @ship 216 152 1.1
      @right 216 62 1.8`,
  },
  'riddle-125': {
    card: 's5-soft',
    scene: `r 0 180 320 60 28 sky; r 0 180 320 30 0 sky; r 210 150 110 90 28 wood; @shop 266 112 1; @ship 102 152 1.1
      @right 104 62 1.8`,
  },
  'riddle-126': {
    card: 's2-soft',
    scene: `@receipt 160 120 2.2`,
  },
  'riddle-127': {
    card: 's4-soft',
    scene: `@safe 160 122 2.1`,
  },
  'riddle-128': {
    card: 's2-soft',
    scene: `@saletag 124 120 2; @down 266 120 2`,
  },
  'riddle-129': {
    card: 's2-soft',
    scene: `r 70 70 190 110 10 coral; @percent 196 126 1.7
      l 3 white M140 84v6M140 100v6M140 116v6M140 132v6M140 148v6M140 164v6; @star 104 126 .6
      d 4 ink M56 56H274V194H56Z; @scissors 66 194 .8 -30 flip`,
  },
  'riddle-130': {
    card: 's2-soft',
    scene: `@phone 136 120 2.3; @cart 140 108 .9; @shopbag 244 96 .8; @parcel 246 184 .8`,
  },
  'riddle-131': {
    card: 's2-soft',
    scene: `@scooter 72 166 1.2; @house 256 146 1.4; @parcel 150 70 .6; l 6 ink M114 102H176M164 92L176 102L164 112
      @note 164 140 .5; l 6 ink M190 168H128M140 158L128 168L140 178`,
  },
  'riddle-132': {
    card: 's2-soft',
    scene: `@shirt 160 74 1.2; @pricetag 232 58 .6; @hand 92 170 1; @hand 228 170 1 0 flip`,
  },
  'riddle-133': {
    card: 's2-soft',
    scene: `@coin 66 110 1.3; @right 136 112 1; @gamepad 234 124 1.5`,
  },
  'riddle-134': {
    card: 's2-soft',
    scene: `@mystery 150 124 2; @coin 276 176 .8; @star 266 60 .4; @star 42 70 .3`,
  },
  'riddle-135': {
    card: 's4-soft',
    scene: `@lock 160 82 1.3; r 50 164 220 50 14 white; c 82 189 8 ink; c 113 189 8 ink; c 144 189 8 ink
      c 175 189 8 ink; c 206 189 8 ink; c 237 189 8 ink`,
  },
  'riddle-136': {
    card: 's4-soft',
    scene: `@phone 160 120 2.4; @face 160 108 .85
      l 6 violet M116 78V62H132M204 78V62H188M116 140V156H132M204 140V156H188; l 5 coral M108 92H212`,
  },
  'riddle-137': {
    card: 's4-soft',
    scene: `@hacker 160 122 2.2; @lock 268 180 .6; @key 52 80 .7 -30`,
  },
  'riddle-138': {
    card: 's4-soft',
    scene: `@umbrella 160 128 2.2; @firstaid 130 182 .8; @heart 206 186 .7`,
  },
  'riddle-139': {
    card: 's4-soft',
    scene: `@umbrella 160 128 2.2; @suitcase 112 190 .8; @plane 214 172 1`,
  },
  'riddle-140': {
    card: 's4-soft',
    scene: `@umbrella 160 128 2.2; @cast 128 182 .9; @scooter 220 194 .8 -50`,
  },
  'riddle-141': {
    card: 's4-soft',
    scene: `@umbrella 160 124 2.2; @house 150 186 1; @fire 130 160 .6; @fire 174 156 .7; @fire 206 196 .7`,
  },
  'riddle-142': {
    card: 's4-soft',
    scene: `@umbrella 160 118 2.3; d 5 violet M70 212V182Q70 158 98 158Q126 158 126 182V212Z
      c 90 184 4 violet; c 106 184 4 violet; @moneybag 148 196 .6
      @blob 242 180 1.1; @kla 196 194 .8`,
  },
  'riddle-143': {
    card: 's5-soft',
    scene: `@palm 78 150 1.1; @note 104 124 .8; @right 186 112 .6; @klaup 252 150 1.4; @gradcap 252 98 1.1`,
  },
  'riddle-144': {
    card: 's5-soft',
    scene: `@note 94 58 1.4; l 4 white M124 22V96; @scissors 150 112 .8 -70; @right 214 58 1; @school 56 184 .9
      @hospital 162 184 .9; @road 262 184 1`,
  },
}
