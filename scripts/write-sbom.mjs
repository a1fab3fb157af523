// Prints the list of packages that are installed here for production (CycloneDX): the image is built with it. Not by
// `npm sbom`: that of npm 11 leaves out a third of them, and the npm of Debian 13 has none.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'
import { listPackages, toCycloneDx } from './packages.mjs'

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const isThere = ({ place }) => fs.existsSync(path.join(root, place, 'package.json'))
const installed = listPackages(readJson('node_modules/.package-lock.json')).filter(isThere)
console.log(JSON.stringify(toCycloneDx(readJson('package.json'), installed), null, 2))
