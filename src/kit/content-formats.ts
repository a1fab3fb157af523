/**
 * The forms of content files. json: as content/ holds them. csv: one row a piece. gift and qti: what learning platforms
 * exchange questions in. ipuz: crosswords of other programs.
 */
export const contentFormats = ['json', 'csv', 'gift', 'qti', 'ipuz'] as const
export type ContentFormat = (typeof contentFormats)[number]
