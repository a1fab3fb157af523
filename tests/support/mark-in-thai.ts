/** A `|` beside Thai letters, with what stands before it: the mark that once stood where a line of a title may break. */
export const markInThai = /.{0,30}[\u0e00-\u0e7f]\s*\||\|\s*[\u0e00-\u0e7f].{0,30}/u
