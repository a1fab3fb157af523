/** Texts of the drawer: loaded with it. */
export const drawerText = { bank: 'ธนาคาร', person: (klass: number) => `ระดับ ${klass} · ดูโปรไฟล์` }
