import '../shared/frame.css'
import './slot.css'
import { openGame } from './game.ts'

void openGame()
