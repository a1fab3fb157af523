/**
 * The forms of content files. json: as content/ holds them. csv: one row a piece. gift and qti: what learning platforms
 * exchange questions in. ipuz: crosswords of other programs.
 */
export const contentFormats = ['json', 'csv', 'gift', 'qti', 'ipuz'] as const
export type ContentFormat = (typeof contentFormats)[number]

/** What a file says of one piece of content, or why it cannot be read, in Thai. `place`: where it stands in the file. */
export type ReadItem<C> = { place: string; content: C; fault?: undefined } | { place: string; fault: string }

/** Values by the names of fields, as people read them. */
export type Fields = Readonly<Record<string, string>>

/** What the person who imports a file says for all that it does not tell, by name. */
export type Given = Readonly<Record<string, string>>
