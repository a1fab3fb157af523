// The entry of the development server: the same page, with React's refresh put in front without an inline script.
import '@vitejs/plugin-react/preamble'
import './late.ts'
