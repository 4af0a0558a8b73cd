import '../shared/frame.css'
import './fishing.css'
import { openGame } from './game.ts'

void openGame()
