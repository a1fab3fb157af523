// Draws architecture.json as docs/architecture.svg: the layers, with the features, their sub-features and edges.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../docs/architecture.svg', import.meta.url))

const about = {
  app: 'the only layer that knows every feature: server, jobs, seed, pages, home',
  features: 'one folder each: contract, server, web and tests',
  kit: 'how features register (server/feature.ts, web/feature.ts, web/page.ts), forms that know contracts',
  ui: 'the parts of this look: fields, overlays, charts, tokens, styles',
  art: 'drawings in code, and the names by which contracts and content refer to them',
  db: 'migrations, embedded PostgreSQL, table types, act()',
  lib: 'would fit another product: contract, money, Thai, HTTP',
}

const [width, margin, gap, rowGap] = [1280, 24, 20, 40]
const [boxHeight, rowHeight, headHeight, bandHeight] = [50, 25, 32, 54]

/** The SVG of an architecture map. Deterministic. */
export function drawArchitecture(map) {
  let y = margin
  const parts = map.layers.map((layer) => {
    const drawn = layer === 'features' ? drawFeatures(map, y) : drawBand(layer, y, bandHeight)
    y += drawn.height + 12
    return drawn.svg
  })
  const legend = [
    'Imports only point down, from layer to layer and from feature to feature.',
    '→ lists all that a feature may use; “core” stands for every feature of the bottom row.',
    'A line is omitted where a longer path of lines leads to the same feature.',
  ].map((line, i) => text(margin, y + 18 + i * 19, 'small', line))
  return svgOf(y + 18 + legend.length * 19, [...parts, ...legend].join('\n'))
}

function drawBand(layer, y, height) {
  const frame = `<rect class="band" x="${margin}" y="${y}" width="${width - 2 * margin}" height="${height}" rx="10"/>`
  const name = text(margin + 16, y + 24, 'layer', layer)
  return { height, svg: [frame, name, text(margin + 16, y + 42, 'small', about[layer] ?? '')].join('\n') }
}

function drawFeatures(map, top) {
  const nodes = nodesOf(map)
  const rows = placeInRows(nodes, top + bandHeight + 12)
  const last = rows.at(-1)
  const core = boxesOf(map.core.map((name) => nodeOf(map, name, [name])))
  const coreTop = last.y + last.height + rowGap
  setRow(core, coreTop + 30)
  const height = coreTop + 30 + boxHeight + 14 - top
  const { svg } = drawBand('features', top, height)
  const boxes = rows.flatMap((row) => row.boxes)
  const coreX = margin + 10
  const coreFrame = [
    `<rect class="core" x="${coreX}" y="${coreTop}" width="${width - 2 * coreX}" height="${boxHeight + 38}" rx="8"/>`,
    text(coreX + 12, coreTop + 20, 'small', 'core'),
  ]
  return { height, svg: [svg, ...linesOf(boxes), ...coreFrame, ...[...boxes, ...core].map(drawBox)].join('\n') }
}

/** Features outside the core; those of one folder are sub-features of one node. */
function nodesOf(map) {
  const names = Object.keys(map.features).filter((name) => !map.core.includes(name))
  const groups = groupBy(names, (name) => name.split('/')[0])
  return [...groups].map(([name, parts]) => nodeOf(map, name, parts))
}

// Node 20 has no Map.groupBy.
function groupBy(all, keyOf) {
  const groups = new Map()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function nodeOf(map, name, features) {
  const isGroup = features[0] !== name
  const shorten = (used) => (used === '*' ? 'core' : isGroup ? used.replace(`${name}/`, '') : used)
  const parts = features.map((feature) => ({
    name: isGroup ? feature.slice(name.length + 1) : feature,
    uses: map.features[feature].length > 0 ? `→ ${map.features[feature].map(shorten).join(', ')}` : '',
  }))
  const uses = new Set(features.flatMap((feature) => map.features[feature].map((used) => used.split('/')[0])))
  for (const left of ['*', name, ...map.core]) uses.delete(left)
  return { name, isGroup, parts, uses: [...uses] }
}

/** Places every node above those that it uses, as low as possible. */
function placeInRows(nodes, top) {
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const depth = (node) => Math.max(0, ...node.uses.map((name) => depth(byName.get(name)) + 1))
  const usersOf = ({ name }) => nodes.filter((node) => node.uses.includes(name))
  const level = (node) => {
    const users = usersOf(node)
    return users.length > 0 ? Math.min(...users.map(level)) - 1 : depth(node)
  }
  const levels = [...groupBy(nodes, level)].sort(([a], [b]) => b - a)
  let y = top
  return levels
    .flatMap(([, members]) => wrap(boxesOf(members.toSorted(byWeight))))
    .map((fitting) => {
      // The most used nodes are in the middle, to keep lines short.
      const right = fitting.filter((_, i) => i % 2 === 0)
      const boxes = [...fitting.filter((_, i) => i % 2 === 1).toReversed(), ...right]
      const height = Math.max(...boxes.map((box) => box.height))
      setRow(boxes, y)
      const row = { y, height, boxes }
      y += height + rowGap
      return row
    })
  function byWeight(a, b) {
    const weightOf = (node) => 10 * usersOf(node).length + node.parts.length
    return weightOf(b) - weightOf(a)
  }
}

/** Splits a level that is wider than the picture into several rows. */
function wrap(boxes) {
  const max = width - 2 * margin - 40
  const rows = [[]]
  for (const box of boxes) {
    const taken = rows.at(-1).reduce((sum, one) => sum + one.width + gap, 0)
    if (taken > 0 && taken + box.width > max) rows.push([])
    rows.at(-1).push(box)
  }
  return rows
}

function boxesOf(nodes) {
  return nodes.map((node) => {
    if (!node.isGroup) {
      const { name, uses } = node.parts[0]
      return { ...node, width: Math.max(110, 9 * name.length + 28, 6.3 * uses.length + 28), height: boxHeight }
    }
    const nameWidth = Math.max(...node.parts.map(({ name }) => 7.6 * name.length)) + 30
    const usesWidth = Math.max(...node.parts.map(({ uses }) => 6.3 * uses.length))
    return {
      ...node,
      nameWidth,
      width: nameWidth + usesWidth + 24,
      height: headHeight + rowHeight * node.parts.length + 6,
    }
  })
}

/** Positions the boxes of a row, centred and aligned at its lower edge. */
function setRow(boxes, y) {
  const height = Math.max(...boxes.map((box) => box.height))
  const whole = boxes.reduce((sum, box) => sum + box.width + gap, -gap)
  let x = (width - whole) / 2
  for (const box of boxes) {
    Object.assign(box, { x, y: y + height - box.height })
    x += box.width + gap
  }
}

function linesOf(boxes) {
  const byName = new Map(boxes.map((box) => [box.name, box]))
  const reaches = (from, to) => from.uses.some((name) => name === to || reaches(byName.get(name), to))
  return boxes.flatMap((from) =>
    from.uses
      .filter((to) => !from.uses.some((between) => reaches(byName.get(between), to)))
      .map((to) => drawLine(from, byName.get(to))),
  )
}

function drawLine(from, to) {
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + from.height, to.x + to.width / 2, to.y - 2]
  const middle = (y1 + y2) / 2
  const points = [x1, y1, x1, middle, x2, middle, x2, y2].map(Math.round)
  return `<path class="line" marker-end="url(#head)" d="M${points.slice(0, 2)} C${points.slice(2)}"/>`
}

function drawBox({ name, x, y, width, height, isGroup, nameWidth, parts }) {
  const [left, top] = [Math.round(x), Math.round(y)]
  const rect = (style, dx, dy, w, h) =>
    `<rect class="${style}" x="${left + dx}" y="${top + dy}" width="${Math.round(w)}" height="${h}" rx="6"/>`
  if (!isGroup)
    return [
      rect('box', 0, 0, width, height),
      text(left + 12, top + 21, 'name', name),
      text(left + 12, top + 39, 'uses', parts[0].uses),
    ].join('\n')
  const lines = parts.flatMap((part, i) => {
    const dy = headHeight + i * rowHeight
    return [
      rect('part', 8, dy, width - 16, rowHeight - 4),
      text(left + 16, top + dy + 15, 'part-name', part.name),
      text(Math.round(left + nameWidth), top + dy + 15, 'uses', part.uses),
    ]
  })
  return [rect('box', 0, 0, width, height), text(left + 12, top + 21, 'name', name), ...lines].join('\n')
}

function text(x, y, style, words) {
  return `<text class="${style}" x="${x}" y="${y}">${words}</text>`
}

function svgOf(height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Layers and features of the code, and which feature may use which</title>
<style>
svg { --page: #ffffff; --band: #f4f6f8; --box: #ffffff; --edge: #b9c2cc; --ink: #17202a; --soft: #4f5b67; --line: #5b6b7b; --part: #eaf1f8 }
@media (prefers-color-scheme: dark) {
  svg { --page: #11161b; --band: #1a2128; --box: #242d36; --edge: #44515e; --ink: #edf1f5; --soft: #b4bfca; --line: #93a3b3; --part: #2e3a46 }
}
text { font-family: system-ui, sans-serif; fill: var(--ink) }
.page { fill: var(--page) }
.band { fill: var(--band); stroke: var(--edge) }
.core { fill: none; stroke: var(--edge); stroke-dasharray: 5 4 }
.box { fill: var(--box); stroke: var(--edge) }
.part { fill: var(--part) }
.layer { font-size: 18px; font-weight: 700 }
.name { font-size: 15px; font-weight: 600 }
.part-name { font-size: 13px }
.small { font-size: 13px; fill: var(--soft) }
.uses { font-size: 12px; fill: var(--soft) }
.line { fill: none; stroke: var(--line); stroke-width: 1.5 }
.head { fill: var(--line) }
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="page" width="${width}" height="${height}"/>
${content}
</svg>
`
}

/** Whether docs/architecture.svg is up to date with this map. */
export function isDrawn(map) {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === drawArchitecture(map)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const map = JSON.parse(fs.readFileSync(new URL('../architecture.json', import.meta.url), 'utf8'))
  fs.writeFileSync(file, drawArchitecture(map))
  console.log('docs/architecture.svg: drawn')
}
