/** Where calls are: whoever asks there reads problem documents, and no page. */
export const callPath = /^\/(v2\/)?api\/|^\/oauth\//
