/** Apart from the other parts' words: every page loads those. */
export const themeText = {
  theme: 'ธีมสี',
  themes: { system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' },
}
