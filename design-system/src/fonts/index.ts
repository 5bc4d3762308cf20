import './fonts.css.ts'
