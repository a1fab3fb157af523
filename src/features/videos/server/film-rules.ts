/** The facts in a film's header. Length in seconds, size in pixels. */
export type FilmFacts = {
  kind: 'mp4' | 'webm'
  seconds: number
  width: number
  height: number
  hasSound: boolean
}
/** Why a file cannot be played by browsers: neither MP4 nor WebM, another video codec, no length, or broken. */
export type FilmFault = 'type' | 'coding' | 'length' | 'broken'

/** Reads bytes of a file; fewer at its end. */
export type ReadBytes = (from: number, length: number) => Promise<Uint8Array>

/** Codecs that browsers of the last years play. */
const playable = new Set(['avc1', 'avc3', 'av01', 'vp09', 'V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/AVC'])
/** The tables of an hour of film are smaller. */
const maxHead = 16 * 1024 * 1024
const maxBoxes = 1_000
/** A film's header has a dozen; thousands of nested boxes would block the process for seconds. */
const maxInside = 100

/** The type of film by its first bytes, whatever the sender claims; null for other files. */
export function kindOfFilm(first: Uint8Array): FilmFacts['kind'] | null {
  if (textAt(first, 4, 4) === 'ftyp') return 'mp4'
  const isMatroska = first[0] === 0x1a && first[1] === 0x45 && first[2] === 0xdf && first[3] === 0xa3
  return isMatroska && textAt(first, 0, 64).includes('webm') ? 'webm' : null
}

/** Reads the header of a film, wherever it is in the file, but never the media data. */
export async function readFilm(read: ReadBytes, size: number): Promise<FilmFacts | { fault: FilmFault }> {
  const kind = kindOfFilm(await read(0, 64))
  if (!kind) return { fault: 'type' }
  try {
    const found = kind === 'mp4' ? await readMp4(read, size) : readWebm(await read(0, maxHead))
    if (!found || found.width < 1 || found.height < 1) return { fault: 'broken' }
    if (!playable.has(found.coding)) return { fault: 'coding' }
    if (!(found.seconds > 0 && found.seconds < 1e6)) return { fault: 'length' }
    const { coding: _, ...facts } = found
    return { kind, ...facts }
  } catch (error) {
    // A length in the file points beyond its end.
    if (error instanceof RangeError) return { fault: 'broken' }
    throw error
  }
}

type Found = Omit<FilmFacts, 'kind'> & { coding: string }

async function readMp4(read: ReadBytes, size: number): Promise<Found | null> {
  for (let at = 0, boxes = 0; at + 8 <= size && boxes < maxBoxes; boxes++) {
    const head = viewOf(await read(at, 16))
    const short = head.getUint32(0)
    const length = short === 1 ? Number(head.getBigUint64(8)) : short === 0 ? size - at : short
    if (length < 8) return null
    if (typeOf(head) === 'moov')
      return length <= maxHead ? readMoov(await read(at, length), short === 1 ? 16 : 8) : null
    at += length
  }
  return null
}

/** The facts of a whole MP4 file in memory; null when it has no readable index. */
export function readMp4Head(bytes: Uint8Array): Pick<FilmFacts, 'seconds' | 'hasSound'> | null {
  try {
    const moov = boxesOf(bytes, 0).find(({ type }) => type === 'moov')
    return moov ? readMoov(moov.bytes, 0) : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function readMoov(moov: Uint8Array, from: number): Found | null {
  const inside = boxesOf(moov, from)
  const head = inside.find(({ type }) => type === 'mvhd')
  if (!head) return null
  // Version 1 has times of eight bytes.
  const isLong = head.view.getUint8(0) === 1
  const scale = head.view.getUint32(isLong ? 20 : 12)
  const length = isLong ? Number(head.view.getBigUint64(24)) : head.view.getUint32(16)
  const tracks = inside.filter(({ type }) => type === 'trak').map(({ bytes }) => readTrack(bytes))
  const film = tracks.find(({ kind }) => kind === 'vide')
  return (
    (film && {
      seconds: length / scale,
      width: film.width,
      height: film.height,
      coding: film.coding,
      hasSound: tracks.some(({ kind }) => kind === 'soun'),
    }) ??
    null
  )
}

function readTrack(trak: Uint8Array) {
  const within = (bytes: Uint8Array, path: string[]): Box | undefined => {
    const [name, ...rest] = path
    const found = boxesOf(bytes, 0).find(({ type }) => type === name)
    return found && rest.length > 0 ? within(found.bytes, rest) : found
  }
  const size = within(trak, ['tkhd'])?.view
  const end = size?.byteLength ?? 0
  return {
    kind: textAt(within(trak, ['mdia', 'hdlr'])?.bytes ?? trak, 8, 4),
    coding: textAt(within(trak, ['mdia', 'minf', 'stbl', 'stsd'])?.bytes ?? trak, 12, 4),
    // 16.16 fixed point: the high 16 bits are the integer part.
    width: size ? size.getUint16(end - 8) : 0,
    height: size ? size.getUint16(end - 4) : 0,
  }
}

type Box = { type: string; bytes: Uint8Array; view: DataView }

/** The boxes in some bytes, each without its own header. */
function boxesOf(bytes: Uint8Array, from: number): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= bytes.length && found.length < maxInside; ) {
    const view = viewOf(bytes.subarray(at))
    const length = view.getUint32(0)
    if (length < 8 || at + length > bytes.length) throw new RangeError('box')
    const own = bytes.subarray(at + 8, at + length)
    found.push({ type: typeOf(view), bytes: own, view: viewOf(own) })
    at += length
  }
  return found
}

const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, length: 0x4489, tracks: 0x1654ae6b, track: 0xae }
const trackIds = { kind: 0x83, coding: 0x86, video: 0xe0, width: 0xb0, height: 0xba }

function readWebm(bytes: Uint8Array): Found | null {
  const segment = elementsOf(bytes).find(({ id }) => id === ids.segment)
  const parts = segment ? elementsOf(segment.bytes) : []
  const info = elementsOf(parts.find(({ id }) => id === ids.info)?.bytes ?? new Uint8Array())
  const tracks = elementsOf(parts.find(({ id }) => id === ids.tracks)?.bytes ?? new Uint8Array())
    .filter(({ id }) => id === ids.track)
    .map(({ bytes: track }) => elementsOf(track))
  const kindOf = (track: Element[]) => numberOf(track.find(({ id }) => id === trackIds.kind)?.bytes)
  const film = tracks.find((track) => kindOf(track) === 1)
  if (!film) return null
  const picture = elementsOf(film.find(({ id }) => id === trackIds.video)?.bytes ?? new Uint8Array())
  const coding = film.find(({ id }) => id === trackIds.coding)?.bytes ?? new Uint8Array()
  const length = info.find(({ id }) => id === ids.length)?.bytes
  const scale = numberOf(info.find(({ id }) => id === ids.scale)?.bytes) || 1_000_000
  const ticks = readFloat(length)
  return {
    seconds: (ticks * scale) / 1e9,
    width: numberOf(picture.find(({ id }) => id === trackIds.width)?.bytes),
    height: numberOf(picture.find(({ id }) => id === trackIds.height)?.bytes),
    coding: textAt(coding, 0, coding.length),
    hasSound: tracks.some((track) => kindOf(track) === 2),
  }
}

type Element = { id: number; bytes: Uint8Array }

/** The EBML elements in some bytes. One that extends beyond them, or has an unknown size, is the last. */
function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = []
  for (let at = 0; at < bytes.length && found.length < maxBoxes; ) {
    const idLength = Math.clz32(bytes[at]!) - 23
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23
    if (idLength > 4 || sizeLength > 8) return found
    const id = numberOf(bytes.subarray(at, sizeAt))
    const first = bytes[sizeAt]! & (0xff >> sizeLength)
    const rest = bytes.subarray(sizeAt + 1, sizeAt + sizeLength)
    const isOpen = first === 0xff >> sizeLength && rest.every((byte) => byte === 0xff)
    const begins = sizeAt + sizeLength
    const ends = isOpen ? bytes.length : begins + rest.reduce((sum, byte) => sum * 256 + byte, first)
    found.push({ id, bytes: bytes.subarray(begins, ends) })
    at = ends
  }
  return found
}

function numberOf(bytes: Uint8Array = new Uint8Array()): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function typeOf(view: DataView): string {
  return textAt(new Uint8Array(view.buffer, view.byteOffset, 8), 4, 4)
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + Math.min(length, 64)))
}

function readFloat(bytes: Uint8Array = new Uint8Array()): number {
  if (bytes.length === 8) return viewOf(bytes).getFloat64(0)
  return bytes.length === 4 ? viewOf(bytes).getFloat32(0) : 0
}
