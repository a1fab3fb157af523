export const editorPath = '/admin/content/edit'
