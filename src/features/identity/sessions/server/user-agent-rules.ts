export type Device = { browser: string | null; system: string | null }

// Order matters: browsers name those they derive from, and apps name the browser engine that they embed.
const browsers: [string, RegExp][] = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFBA[NV]\//],
  ['Instagram', /\bInstagram /],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system in plain words; the user agent itself, which can identify a device, is not stored. */
export function deviceOf(userAgent: string): Device {
  const find = (list: [string, RegExp][]) => list.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
  return { browser: find(browsers), system: find(systems) }
}
