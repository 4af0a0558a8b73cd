import '../shared/frame.css'
import './shan.css'
import { openGame } from './game.ts'

void openGame()
