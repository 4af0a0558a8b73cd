import '../shared/frame.css'
import './table.css'
import { openGame } from './game.ts'

void openGame()
