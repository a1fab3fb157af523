/** Separate from the texts of other components, which every page loads. */
export const themeText = {
  theme: 'ธีมสี',
  themes: { system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' },
}
