// The entry of the development server: the same page, with React Refresh loaded first without an inline script.
import '@vitejs/plugin-react/preamble'
import './start-client.ts'
