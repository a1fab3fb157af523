import type { Scenes } from '../draw.ts'

export const scenes8: Scenes = {
  'riddle-248': {
    card: 's1-soft',
    scene: `@fire 116 92 1.1 -8; @fire 206 96 1 8; @fire 160 70 1.5; p koin-edge M40 218C40 160 90 126 160 126S280 160 280 218Z
      l 6 koin M70 204L96 160M104 210L118 146M140 208L146 138M176 208L172 138M212 208L204 148M246 204L226 160M86 184L64 176M236 186L258 178M128 176L110 168M192 176L212 168; @fire 92 168 .6; @fire 232 170 .6; @fire 160 170 .7; l 5 shadow M20 222H300`,
  },
  'riddle-249': {
    card: 's1-soft',
    scene: `l 6 wood-deep M272 44V206; s 4 koin M276 48L312 64L276 80Z; r 20 206 290 10 5 leaf
      p leaf-deep M140 186C140 126 232 126 232 186Z; l 5 leaf M160 176L172 154H200L212 176M172 154L164 146M200 154L208 146M186 154V140; r 134 182 104 12 6 koin-edge; e 250 168 17 14 leaf; c 256 164 3 ink; l 3 ink M254 174q5 3 8 -1; r 148 190 20 18 7 leaf; r 206 190 20 18 7 leaf; l 6 leaf M134 188l-10 6
      @tree 50 136 1.4; e 62 192 38 15 white; c 26 190 8 white; c 100 186 16 white; l 10 white M94 176Q78 158 62 160M100 174Q92 150 76 146; l 3 ink M104 186q4 4 8 0; c 118 162 5 sky; c 116 140 7 sky; c 110 114 10 sky`,
  },
  'riddle-250': {
    card: 's1-soft',
    scene: `r 160 0 160 240 28 s2-soft; r 160 0 40 240 0 s2-soft; r 0 200 160 40 28 wood; r 20 200 140 40 0 wood; r 160 200 160 40 28 leaf; r 160 200 120 40 0 leaf
      @ant 92 168 1.7; @rice 74 142 1.1; @rice 92 138 1.2; @rice 112 142 1.1; r 12 146 38 54 6 koin; l 4 koin-edge M18 160h26M18 174h26M18 188h26
      @grasshopper 236 164 1.35; p wood-deep M232 140C222 128 236 116 244 124C256 118 266 132 254 142C246 154 236 152 232 140Z; l 5 wood-deep M254 126L288 100; @sun 284 44 .7
      l 5 violet M206 90V64L228 58V84; c 201 90 6 violet; c 223 84 6 violet`,
  },
  'riddle-251': {
    card: 's1-soft',
    scene: `@dime 34 186 1; @right 68 186 .5; @dime 106 160 1; @dime 106 204 1; @right 140 186 .5; @dime 178 72 1; @dime 178 116 1; @dime 178 160 1; @dime 178 204 1; @right 212 186 .5
      @dime 252 28 1; @dime 252 72 1; @dime 252 116 1; @dime 252 160 1; @dime 252 204 1; @dime 296 28 1; @dime 296 72 1; @dime 296 116 1`,
  },
  'riddle-252': {
    card: 's1-soft',
    scene: `@note 160 62 1.6; r 153 8 14 108 0 s1-soft; l 8 ink M116 122L88 150M90 134L87 151L104 149M204 122L232 150M230 134L233 151L216 149; @piggy 76 192 .95; @shopbag 244 192 .9`,
  },
  'riddle-253': {
    card: 's1-soft',
    scene: `@shirt 92 126 1.9; r 84 130 44 40 5 koin; l 4 wood-deep M80 140h8M80 156h8M124 140h8M124 156h8M94 126v8M110 126v8M94 166v8M110 166v8; l 6 ink M150 84L126 128; c 152 80 5 s1-soft; l 3 coral M152 80Q176 50 150 34Q120 20 110 30
      @tick 154 196 1.2; @shopbag 252 126 1.2; o 252 124 60 12 coral; l 12 coral M210 82L294 166`,
  },
  'riddle-254': {
    card: 's1-soft',
    scene: `@fire 66 204 .6; @fire 106 204 .6; p ink M24 140H150Q146 184 87 184T24 140Z; l 10 wood-deep M150 146L196 126; c 64 132 17 white; c 64 132 8 koin; c 100 130 12 leaf; c 122 134 9 coral; l 4 white M60 104q-8 -12 0 -22M96 104q-8 -12 0 -22
      @klaup 196 86 1.2; r 178 36 36 22 10 white; r 182 52 28 10 2 white; @scooter 260 180 .9; o 260 178 54 10 coral; l 10 coral M222 140L298 216; @tick 150 206 .9`,
  },
  'riddle-255': {
    card: 's1-soft',
    scene: `l 12 wood M20 214H300; @kla 84 96 1.5; l 11 leaf-deep M74 150L52 196M94 150L116 192; s 8 coral M40 202H58V206H40ZM110 200H130V204H110Z; @tick 140 66 1.3; l 5 ink M20 96H38M14 122H34
      @bus 238 150 1.05; o 238 146 66 12 coral; l 12 coral M192 100L284 192`,
  },
  'riddle-256': {
    card: 's1-soft',
    scene: `r 16 166 132 50 8 wood; l 4 wood-deep M16 190H148; r 24 156 116 18 8 wood-deep; f 44 160 46 -30 leaf; f 44 160 46 30 leaf; f 44 160 54 0 leaf-deep; f 84 160 46 -30 leaf; f 84 160 46 30 leaf; f 84 160 54 0 leaf-deep; f 122 160 46 -30 leaf; f 122 160 46 30 leaf; f 122 160 54 0 leaf-deep
      @sun 40 44 .7; @drop 84 70 .3; @drop 110 64 .3; @drop 96 88 .25; @right 182 186 .9; @bowl 262 184 1; f 246 158 30 -30 leaf; f 262 156 34 4 leaf-deep; f 280 158 30 34 leaf; @klaup 258 92 1.1`,
  },
  'riddle-257': {
    card: 's2-soft',
    scene: `@blob 46 140 1.4; @blue 274 140 1.4; @shirt 160 66 1; @gamepad 160 182 1; l 7 ink M100 66H112M208 66H224M212 54L225 66L212 78M220 182H208M112 182H96M108 170L95 182L108 194`,
  },
  'riddle-258': {
    card: 's2-soft',
    scene: `r 40 112 240 74 18 wood; r 52 104 216 20 10 wood-deep; l 3 white M52 112L92 148M52 132L74 112M52 150L100 112M62 124Q72 124 74 114M72 142Q92 138 96 116; r 222 124 74 46 18 wood-deep; c 250 147 10 koin
      @moth 160 60 .9 -20; d 4 wood-deep M150 100Q120 90 140 76; l 4 ink M96 40l-10 -8M230 44l10 -8; l 5 shadow M30 204H290`,
  },
  'riddle-259': {
    card: 's5-soft',
    scene: `@tiger 160 104 1.9; @hand 56 150 1.35 24; @hand 264 150 1.35 -24 flip; l 5 coral M100 30l-10 -12M220 30l10 -12M160 16V2`,
  },
  'riddle-260': {
    card: 's3-soft',
    scene: `@klaoops 118 86 1.3; @tigerbody 138 148 1.5; @drop 70 66 .25; @drop 166 60 .25; l 5 shadow M16 224H306; l 5 ink M26 128H8M30 172H6`,
  },
  'riddle-261': {
    card: 's2-soft',
    scene: `c 150 138 84 ink; r 184 44 40 34 8 ink; l 8 wood-deep M208 50Q236 10 270 34; @star 280 38 .5; l 5 coral M280 8V-2M304 20l8 -8M308 50l10 6; c 150 138 54 white; l 6 ink M150 138V102M150 138L178 154; c 150 138 6 ink; l 5 ink M150 92v6M196 138h-6M150 184v-6M104 138h6; l 6 white M88 92q8 -20 26 -28; @coin 250 192 .7; @coin 284 200 .6`,
  },
  'riddle-262': {
    card: 's5-soft',
    scene: `e 160 132 140 34 sky; e 160 132 140 34 white; e 160 132 128 27 sky; @klaoops 160 84 1.2; l 9 wood M190 72L236 132; e 240 138 16 9 wood-deep; p wood M96 110H224Q216 150 190 150H130Q104 150 96 110Z; l 4 wood-deep M102 124H218
      p white M20 134C26 214 76 230 160 230S294 214 300 134Q286 166 160 166T20 134Z; r 60 216 30 20 8 koin-edge; r 230 216 30 20 8 koin-edge; l 5 sky M48 182q24 26 64 30; l 6 ink M84 46C104 8 216 8 236 46M222 40L237 48L246 34`,
  },
  'riddle-263': {
    card: 's4-soft',
    scene: `@cloud 62 56 1.1; l 5 sky M112 46H156Q172 46 168 34M112 62H182Q200 64 194 80M112 78H148; @fire 92 168 1; l 12 wood M56 212H132; l 12 wood M64 204L126 220; @scissors 190 166 1.5; p s4-soft M96 158L150 150V176Z; l 5 coral M126 132l10 -10M134 196l12 6`,
  },
  'riddle-264': {
    card: 's3-soft',
    scene: `@blob 90 112 1.15; @kla 160 108 1.2; @blue 230 112 1.15; s 10 wood M36 138H284L248 192H72Z; l 5 wood-deep M48 156H272M60 174H260; l 8 wood-deep M262 84L300 190; r 0 182 320 58 28 sky; r 0 182 320 28 0 sky; l 6 white M10 186Q40 170 70 186T130 186T190 186T250 186T310 186; @sun 276 42 .6; @cloud 52 36 .8`,
  },
}
