/** A frame of a stack: a file of our build with line and column, both from 1. */
export type Frame = { name: string; file: string; line: number; column: number }

const maxFrames = 20
const maxMessage = 300

/**
 * The message of an exception without what may be personal: quoted text, Thai words, e-mail addresses, URLs, numbers
 * of four digits and more, and long tokens are replaced by what they were.
 */
export function withoutPersonalData(message: string): string {
  return message
    .replace(/(["'`“])(?:(?!\1)[^”]){1,1000}(?:\1|”)/gu, '<quoted>')
    .replace(/https?:\/\/\S+/gu, '<url>')
    .replace(/\S+@\S+/gu, '<e-mail>')
    .replace(/[฀-๿]+/gu, '<thai>')
    .replace(/[\w-]{24,}/gu, '<token>')
    .replace(/\d{4,}/gu, '<number>')
    .slice(0, maxMessage)
}

/**
 * The frames of a stack that are in files of our build (/assets/…); frames of browser extensions and of other hosts are
 * left out. Reads the forms of Chromium ("at name (url:1:2)") and of Firefox and Safari ("name@url:1:2").
 */
export function readFrames(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const found =
        /^\s*(?:at )?(?:async )?([\w$.<>[\] ]{0,80}?)[ (@]*https?:\/\/[^/\s]+\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?\s*$/u.exec(
          line,
        )
      if (!found) return []
      const [, name = '', file = '', row, column] = found
      return [{ name: name.trim(), file, line: Number(row), column: Number(column) }]
    })
    .slice(0, maxFrames)
}
