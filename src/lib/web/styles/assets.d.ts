/** An asset's built address (Vite). */
declare module '*?url' {
  const url: string
  export default url
}
