/** Whether a feature is the named one or one of its sub-features. */
export function isOf(name, meant) {
  return name === meant || name.startsWith(`${meant}/`)
}

/** Tables that nobody owns, and owned ones that no migration creates. */
export function faultsOfTables(map, tables) {
  const owned = Object.values(map.owners).flat()
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `architecture.json: nobody owns "${table}"`),
    ...owned
      .filter((table) => tables.length > 0 && !tables.includes(table))
      .map((table) => `architecture.json: "${table}" is no table`),
  ]
}

const tableRead =
  /\b(?:selectFrom|(?:inner|left|right|full)Join)\(\s*'(\w+)|\b(?:from|join)\s+(?:lateral\s+|only\s+)?(\w+)/g

/**
 * SQL that reads a table of another feature: along an edge by which its code may be imported, or along one that `reads`
 * declares by table. What `reads` declares and no file does, is a fault too.
 */
export function faultsOfReads(map, files, place) {
  const ownerOf = new Map(Object.entries(map.owners).flatMap(([name, tables]) => tables.map((table) => [table, name])))
  const undeclared = new Set(Object.entries(map.reads ?? {}).flatMap(([name, all]) => all.map((t) => `${name} ${t}`)))
  const faults = []
  for (const [file, text] of Object.entries(files)) {
    const { feature, isTest } = place(file)
    if (!feature || isTest) continue
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    for (const [, called, written] of code.matchAll(tableRead)) {
      const table = called ?? written
      const owner = ownerOf.get(table)
      const isAlong = isOf(feature, owner) || (map.features[feature] ?? []).some((used) => isOf(used, owner))
      if (!owner || isAlong) continue
      undeclared.delete(`${feature} ${table}`)
      if (!map.reads?.[feature]?.includes(table))
        faults.push(
          `src/${file}: reads "${table}" of ${owner}: call its query, or add "${table}" to reads["${feature}"] in architecture.json`,
        )
    }
  }
  return [...faults, ...[...undeclared].map((one) => `architecture.json: reads declares "${one}", which no file does`)]
}
